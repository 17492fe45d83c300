# What a coach says of a plan. Français.

reason-plan = Le conseiller ferait ceci : { $plan }
reason-plan-long = { $plan } ; et puis …
reason-chance = D’ici, tu gagnerais environ { $percent } parties sur 100.
reason-chance-small = Tu es loin derrière : sur cent parties semblables, tu n’en gagnerais presque aucune. Chaque point compte quand même.
reason-no-chance = L’issue est encore ouverte.
reason-usual = Il n’y a pas d’autre réponse, ou aucune de meilleure.
