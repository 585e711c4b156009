### Der Rückblick: wofür die Zeichen stehen, vorgelesen.

page-recap-sign--walk = zieht
page-recap-sign--card = spielt
page-recap-sign--coin = Gold
page-recap-sign--gem = Schatz
page-recap-sign--heart = Leben
page-recap-sign--find = nimmt
page-recap-sign--tile = legt
page-recap-sign--fight = gewinnt
page-recap-sign--shot = wirft
page-recap-sign--star = Punkte
page-recap-sign--skull = fällt
page-recap-sign--flag = ist draußen
page-recap-sign--trap = Ärger
