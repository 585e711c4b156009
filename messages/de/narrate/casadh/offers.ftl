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
cc-do-place = Das Feld legen
cc-do-lay = So legen, dass dein Gang nach { $ways } führt
cc-do-lay-marker = So legen, dass dein Gang das Zeichen hat und nach { $ways } führt
cc-do-lay-turned = { $lay }, { $turn }
cc-lay-everywhere = allen Seiten
cc-lay-all-but = allen Seiten außer { $side }
cc-lay-turn--none = ungedreht
cc-lay-turn--left = einmal nach links gedreht
cc-lay-turn--left-twice = zweimal nach links gedreht
cc-lay-turn--half = halb herumgedreht
cc-lay-turn--right-twice = zweimal nach rechts gedreht
cc-lay-turn--right = einmal nach rechts gedreht
cc-do-drop = { $item } zurücklassen
cc-do-keep = Die { $value } behalten
cc-do-flee = Nach { $side } fliehen: { $hex }
cc-do-send-grue = Den Grue dorthin treiben: { $hex }
cc-do-pass = Die Grues in Ruhe lassen
cc-do-try-grue = Versuchen, einen Grue zu bewegen: ein Wurf über { $inside }
cc-do-decline = Doch keinen Grue bewegen
cc-do-eat = Der Grue frisst, wen er in die Enge getrieben hat: { $hex }
cc-do-move-grue = Der Grue ({ $hex }) geht nach { $side }: { $to }
