# What a coach says of a plan. Deutsch.

reason-plan = Der Ratgeber würde so spielen: { $plan }
reason-chance = Von hundert solchen Partien gewinnst du damit etwa { $percent }.
reason-no-chance = Wie es ausgeht, ist noch offen.
reason-usual = Es gibt keine andere Antwort, oder keine bessere.
