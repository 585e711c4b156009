### Page: the rules.

## the rules

page-rules-title = Rules of { $game }
page-rules-rules-of = The rules of
page-rules-summary = The rules on one page
page-rules-print = Print the rules
page-rules-new-table = New table
page-rules-all-rules = { $n } rules and rulings, each with its own number for linking.
page-rules-found-rules = { $found } of { $n } rules match.
page-rules-contents = Contents
page-rules-house-rules = House rules
page-rules-rule-link-copied = Link to { $rule } copied.
page-rules-rule-link-here = The address of this page now leads to { $rule }.
page-rules-copy-rule-link = Copy the link to { $rule }
page-rules-copy-link = Copy the link
page-rules-house-about = Other fair readings and variants. All are off unless a table agrees on them when it is set up.
page-rules-without-it = Without it
page-rules-on-one-page = { $game } on one page
page-rules-all = All rules
page-rules-print-page = Print this page
page-rules-facts = { $players } players · { $least }–{ $most } minutes
page-rules-what-it-costs = What it costs

## what is in the boxes

page-rules-box = What is in the box
page-rules-box-about = Every card, tile and token, with its printed text.
page-rules-box-pieces = { $n ->
    [one] 1 kind
   *[other] { $n } kinds
 }
page-rules-copies = { $n ->
    [one] one in the box
   *[other] { $n } in the box
 }
page-rules-governed-by = Rule:
page-rules-start = In two minutes
page-rules-lookup = All the rules
