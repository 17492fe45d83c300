# What a coach says of a plan. Français.

reason-plan = Le conseiller ferait ceci : { $plan }
reason-chance = Sur cent parties semblables, tu en gagnerais environ { $percent }.
reason-no-chance = L’issue est encore ouverte.
reason-usual = Il n’y a pas d’autre réponse, ou aucune de meilleure.
