# Words of the house: what every game needs. English.

house-list-comma = { $some }, { $next }
house-list-and = { $some } and { $next }
house-list-or = { $some } or { $next }
house-nothing = nothing
house-points = { $seat } { $points }
house-seat = Player { $number }
house-spectator = spectator

house-language-de = German
house-language-en = English
house-language-it = Italian
house-language-fr = French

house-rule-class-rule = rule of play
house-rule-class-fact = fact of the box
house-rule-class-note = note
house-rule-place = { $class }; see { $page }
house-rule-unknown = There is no rule { $rule }.
house-rule-near = Near it: { $rules }.
house-rule-none = No rule speaks of “{ $sought }”.
house-rule-alike = Here no two books disagree.
house-rule-ours = We play
house-rule-reading = To choose: { $reading }
house-rule-default = default
house-book-german = German
house-book-english = English
house-book-italian = Italian
house-book-french = French
house-book-designer = designer
house-book-others = others
house-taken-back =
    { $seat } takes back { $answers ->
        [one] an answer
       *[other] { $answers } answers
    }.
house-needs-server = The server's packages are not installed ({ $package } is missing): pip install 'hanse[serve]'
