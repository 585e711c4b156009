### How likely something is.

say-odds-in = { $ways } von { $of }
say-odds-certain = sicher
say-odds-least = weniger als 1 %
say-odds-most = mehr als 99 %
say-odds-about = etwa { $percent } %
say-odds-percent = { $percent } %
say-odds-other = etwas anderes
say-odds-nothing = nichts Besonderes
say-odds-prospect = { $words }: { $chance }
