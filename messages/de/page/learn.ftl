### Page: the lesson.

page-learn-lesson = Lektion
page-learn-title = { $game } lernen
page-learn-coach-coming = Der Coach ist unterwegs …
page-learn-read = , gelesen
page-learn-tasks = { $n ->
    [one] 1 Aufgabe
   *[other] { $n } Aufgaben
 }
page-learn-about = Insgesamt etwa { $n } Minuten. Du kannst jederzeit gehen; dieser Browser merkt sich, wo du warst.
page-learn-coach = Der Coach
page-learn-where = Kapitel { $chapter } von { $chapters }, { $beat } von { $beats }
page-learn-more = Mehr
page-learn-less = Weniger
page-learn-chapters = Kapitel
page-learn-leave-lesson = Die Lektion verlassen; du kannst später weitermachen
page-learn-leave-short = Verlassen; du kannst später weitermachen
page-learn-how-far = Fortschritt in diesem Kapitel
page-learn-coach-says = Was der Coach sagt
page-learn-just-happened = Was gerade geschah
page-learn-before-that = Davor: { $n } weitere.
page-learn-the-rules = { $n ->
    [one] Die Regel:
   *[other] Die Regeln:
 }
page-learn-do-this = Tu dies: <b>{ $words }</b>. Du findest es auch unter deinen Möglichkeiten.
page-learn-do-it-for-me = Mach es für mich
page-learn-back = Zurück
page-learn-set-up-real = Eine echte Partie aufbauen
page-learn-show-me = Zeig es mir
page-learn-next = Weiter
