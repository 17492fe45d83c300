# What a coach says of a plan. English.

reason-plan = The coach would: { $plan }
reason-plan-long = { $plan }; and then …
reason-chance = From here, you’d win about { $percent } games in 100.
reason-chance-small = You are far behind: of a hundred games like this you would win hardly any. Every point still counts.
reason-no-chance = How it ends is still open.
reason-usual = There is no other answer, or none that is better.
