# What a coach says of a plan. Deutsch.

reason-plan = Der Ratgeber würde so spielen: { $plan }
reason-plan-long = { $plan }; und dann …
reason-chance = Von hundert solchen Partien gewinnst du damit etwa { $percent }.
reason-chance-small = Du liegst weit zurück: Von hundert solchen Partien gewinnst du kaum eine. Jeder Punkt zählt trotzdem.
reason-no-chance = Wie es ausgeht, ist noch offen.
reason-usual = Es gibt keine andere Antwort, oder keine bessere.
