# What a coach says of a plan. Italiano.

reason-plan = Il consigliere farebbe così: { $plan }
reason-plan-long = { $plan }; e poi …
reason-chance = Da qui vinceresti circa { $percent } partite su 100.
reason-chance-small = Sei molto indietro: su cento partite così non ne vinceresti quasi nessuna. Ogni punto conta lo stesso.
reason-no-chance = L’esito è ancora aperto.
reason-usual = Non c’è altra risposta, o nessuna migliore.
