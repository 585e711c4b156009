### The recap: what the drawings stand for, read out.

page-recap-sign--walk = moves
page-recap-sign--card = plays
page-recap-sign--coin = gold
page-recap-sign--gem = treasure
page-recap-sign--heart = health
page-recap-sign--find = takes
page-recap-sign--tile = lays
page-recap-sign--fight = wins
page-recap-sign--shot = throws
page-recap-sign--star = points
page-recap-sign--skull = falls
page-recap-sign--flag = is out
page-recap-sign--trap = trouble
