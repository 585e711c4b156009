### Skulldug!: what the dark may bring.

sk-odds--collapses = die Höhle stürzt ein
sk-odds--holds = die Höhle hält
sk-odds--die = du stirbst
sk-odds--lose = du verlierst die Begegnung
sk-odds-lose = du verlierst die Begegnung und { $health } Leben
sk-odds--win = du gewinnst die Begegnung
sk-odds--hits = es trifft
sk-odds--misses = es geht daneben
sk-odds--hits-you = es trifft dich
sk-odds--misses-you = es verfehlt dich
sk-odds--monster = dort wartet ein Monster
sk-odds--monster-treasure = dort warten ein Monster und ein Schatz
sk-odds--trap = dort liegt eine Falle
sk-odds--trap-treasure = dort liegen eine Falle und ein Schatz
sk-odds--treasure = ein Schatz und keine Gefahr
sk-odds--fortune = eine nützliche Karte und keine Gefahr
sk-odds--empty = ein leerer Gang
