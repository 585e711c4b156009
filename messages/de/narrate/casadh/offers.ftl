### The Caves of Casadh: what can be done.

cc-do-end-turn = Den Zug beenden
cc-do-move = Nach { $side } gehen: { $hex }
cc-do-explore = Nach { $side } erkunden
cc-do-slope = Den Hang nehmen, in Gang { $node }
cc-do-collect-treasure = Die Schätze hier ansehen und einen behalten
cc-do-collect-items = { $items } nehmen und den Zug beenden
cc-do-leave = Die Höhlen verlassen und { $treasures } von der Oberfläche nehmen
cc-do-medkit = Den Verbandskasten benutzen
cc-do-deploy = Das Dynamit hier zünden
cc-do-defuse = { $owner ->
    [you] Die Lunte deines Dynamits löschen
   *[other] Die Lunte am Dynamit von { $owner } löschen
 }: bei einem Wurf bis { $hp } gelingt es, sonst explodiert es
cc-do-lay = So legen wie gezogen
cc-do-turn = Um { $sixths ->
    [one] { $sixths } Sechstel drehen
   *[other] { $sixths } Sechstel drehen
 }
cc-do-rotate = { $turn }: in Gang { $node }, mit Wegen nach { $ways }
cc-do-rotate-marker = { $turn }: in Gang { $node }, beim Zeichen, mit Wegen nach { $ways }
cc-do-drop = { $item } zurücklassen
cc-do-keep = Die { $value } behalten
cc-do-flee = Nach { $side } fliehen: { $hex }
cc-do-send-grue = Den Grue dorthin treiben: { $hex }
cc-do-pass = Die Grues in Ruhe lassen
cc-do-try-grue = Versuchen, einen Grue zu bewegen: ein Wurf über { $inside }
cc-do-decline = Doch keinen Grue bewegen
cc-do-eat = Der Grue frisst, wen er in die Enge getrieben hat: { $hex }
cc-do-move-grue = Der Grue ({ $hex }) geht nach { $side }: { $to }
