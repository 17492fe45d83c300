# What a coach says of a plan. Italiano.

reason-plan = Il consigliere farebbe così: { $plan }
reason-chance = Su cento partite così ne vinceresti circa { $percent }.
reason-no-chance = Come andrà a finire è ancora aperto.
reason-usual = Non c’è altra risposta, o nessuna migliore.
