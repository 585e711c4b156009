### Page: records.

page-records-records = Records
page-records-too-large = This file is too large for a record: the most is 512 kB.
page-records-upload-title = Look at a record
page-records-upload-about = A <code>.karst</code> file holds a whole game, a step a line. Upload one to replay it here, to share it by its link, or to go on from any moment of it. Every step is checked against the rules.
page-records-file = A .karst file
page-records-checking = Checking every step…
page-records-choose-file = Choose a file
page-records-or-drop = or drop it here
page-records-mine = Uploaded by me
page-records-looking = Looking for records…
page-records-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
page-records-take-away-of = Take away the record of { $names }
page-records-take-away = Take away
page-records-none = None yet.
