### The Caves of Casadh: names that refusals need, too.

## The Caves of Casadh: names

cc-hex--BASE = Basislager
cc-hex--L1-01 = Große Halle
cc-hex--L1-02 = Tropfsteinkammer
cc-hex--L1-03 = Fledermaushöhle
cc-hex--L1-04 = Seitentasche
cc-hex--L1-05 = Zwillingstunnel
cc-hex--L1-06 = Überführung
cc-hex--L1-07 = Quellhöhle
cc-hex--L1-08 = Rutsche
cc-hex--L1-09 = Kaminsims
cc-hex--L1-10 = Dreiweg
cc-hex--L1-11 = Zerkratzte Wände
cc-hex--L1-12 = Kriechgang
cc-hex--L1-13 = Gastasche
cc-hex--L1-14 = Dolinentümpel
cc-hex--L1-15 = Verwerfung
cc-hex--L1-16 = Verwobene Gänge
cc-hex--L1-17 = Alter Bau
cc-hex--L1-18 = Geflutete Gabelung
cc-hex--L1-19 = Simsweg
cc-hex--L1-20 = Höhlenmalerei
cc-hex--L2-01 = Abgrundhalle
cc-hex--L2-02 = Kristallgewölbe
cc-hex--L2-03 = Unterirdischer See
cc-hex--L2-04 = Grubengasgalerie
cc-hex--L2-05 = Grube
cc-hex--L2-06 = Spiralabstieg
cc-hex--L2-07 = Knoten
cc-hex--L2-08 = Grue-Bau
cc-hex--L2-09 = Kluft
cc-hex--L2-10 = Stalaktitenwald
cc-hex--L2-11 = Schwefelschlote
cc-hex--L2-12 = Schwarze Schlucht
cc-hex--L2-13 = Totmannsenge
cc-hex--L2-14 = Vergessener Schrein
cc-hex--L2-15 = Zisterne
cc-hex--L2-16 = Wabe
cc-hex--L2-17 = Wacklige Brücke
cc-hex--L2-18 = Stickgaskeller
cc-hex--L2-19 = Nisthöhlen
cc-hex--L2-20 = Herz von Casadh
cc-item--rope = Seil
cc-item--canteen = Feldflasche
cc-item--gas-mask = Gasmaske
cc-item--hiking-boots = Wanderstiefel
cc-item--helmet = Helm
cc-item--brass-lantern = Messinglaterne
cc-item--medkit = Verbandskasten
cc-item--battery = Batterie
cc-item--dynamite = Dynamit
cc-side--E = Osten
cc-side--NE = Nordosten
cc-side--NW = Nordwesten
cc-side--W = Westen
cc-side--SW = Südwesten
cc-side--SE = Südosten

## The Caves of Casadh: places

cc-base = dem Basislager
cc-place-one = { $far } nach { $side } vom Basislager aus
cc-place-two = { $far } nach { $side } und { $more } nach { $turn } vom Basislager aus
cc-spot = dem Feld { $place }
