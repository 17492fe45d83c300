# What a coach says of a plan. English.

reason-plan = The coach would: { $plan }
reason-chance = Of a hundred games like this you would win about { $percent }.
reason-no-chance = How it ends is still open.
reason-usual = There is no other answer, or none that is better.
