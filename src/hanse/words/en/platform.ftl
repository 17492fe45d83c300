# Words of the platform: what every game needs. English.

platform-list-comma = { $some }, { $next }
platform-list-and = { $some } and { $next }
platform-list-or = { $some } or { $next }
platform-nothing = nothing
platform-points = { $seat } { $points }
platform-seat = Player { $number }
platform-spectator = spectator

platform-language-de = German
platform-language-en = English
platform-language-it = Italian
platform-language-fr = French

platform-rule-class-rule = rule of play
platform-rule-class-fact = fact of the box
platform-rule-class-note = note
platform-rule-place = { $class }; see { $page }
platform-rule-unknown = There is no rule { $rule }.
platform-rule-near = Near it: { $rules }.
platform-rule-none = No rule speaks of “{ $sought }”.
platform-rule-alike = Here no two books disagree.
platform-rule-ours = We play
platform-rule-reading = To choose: { $reading }
platform-rule-default = default
platform-book-german = German
platform-book-english = English
platform-book-italian = Italian
platform-book-french = French
platform-book-designer = designer
platform-book-others = others
platform-taken-back =
    { $seat } takes back { $answers ->
        [one] an answer
       *[other] { $answers } answers
    }.
platform-needs-server = The server's packages are not installed ({ $package } is missing): pip install 'hanse[serve]'
