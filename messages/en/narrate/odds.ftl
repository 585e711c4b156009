### How likely something is.

say-odds-in = { $ways } in { $of }
say-odds-certain = certain
say-odds-least = less than 1 %
say-odds-most = more than 99 %
say-odds-about = about { $percent } %
say-odds-percent = { $percent } %
say-odds-other = something else
say-odds-nothing = nothing special
say-odds-prospect = { $words }: { $chance }
