### Page: records.

page-records-records = Records
page-records-too-large = This file is too large for a record. The limit is 512 kB.
page-records-upload-title = Open a record
page-records-upload-about = A <code>.karst</code> file holds a whole game, one step per line. Upload one to replay it here, share it by its link, or play on from any moment. Every step is checked against the rules.
page-records-file = A .karst file
page-records-checking = Checking every step…
page-records-choose-file = Choose a file
page-records-or-drop = or drop it here
page-records-mine = My uploads
page-records-looking = Looking for records…
page-records-steps = { $n ->
    [one] 1 step
   *[other] { $n } steps
 }
page-records-take-away-of = Remove the record of { $names }
page-records-take-away = Remove
page-records-none = None yet.
