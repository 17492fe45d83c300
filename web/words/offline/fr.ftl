# Ce que l’on dit du jeu sans connexion. Français.

web-offline-back = Jouer avec une connexion
web-offline-continue = Continuer sur un serveur
web-offline-continue-away = Aucun serveur ne répond à cette adresse en ce moment : cette partie ne peut continuer qu’ici.
web-offline-continue-before = Le début de cette partie, dans ce navigateur
web-offline-continue-go = Continuer là-bas
web-offline-continue-how = La partie continue sur le serveur à partir d’ici : avec de nouveaux tirages, les mêmes bots et des places libres pour les amis que tu invites. C’est une table d’essai. La partie d’ici reste telle quelle.
web-offline-continue-refused = Ce serveur ne continue pas cette partie.
web-offline-continue-there = Vers sa table sur le serveur
web-offline-failed = Tout n’a pas pu être téléchargé. Réessaie : les fichiers déjà arrivés restent ici.
web-offline-fetch = Télécharger { $size } Mo
web-offline-fetching = { $done } Mo sur { $size }
web-offline-here = Tu joues sans connexion. Les parties ne sont enregistrées que dans ce navigateur, et personne ne peut les rejoindre d’un autre appareil.
web-offline-how = Joue contre des bots, passez-vous cet écran, suis les leçons et revois des parties, même sans réseau. Les parties restent dans ce navigateur.
web-offline-insecure = Cette adresse commence par http://, où les navigateurs ne gardent aucune page. Demande à l’hébergeur une adresse en https://.
web-offline-kept = Tout est sur cet appareil.
web-offline-look = Chercher une version plus récente
web-offline-newer = Une version plus récente peut être téléchargée ({ $size } Mo). Les parties commencées continuent.
web-offline-newest = C’est la version la plus récente.
web-offline-old = Ce navigateur est trop ancien pour cela.
web-offline-proves = Ici, ton navigateur a choisi aussi le nombre du serveur. La vérification te montre que chaque tirage en découle, mais elle ne prouve rien aux autres.
web-offline-start = Démarrer
web-offline-title = Jouer sans connexion
web-offline-update = Mettre à jour
web-static-fetch = La première partie télécharge { $size } Mo. Ensuite, tout fonctionne aussi sans réseau.
web-static-here = Cette page n’a pas besoin de serveur : bots, leçons et parties à revoir fonctionnent dans ton navigateur, et vous pouvez vous passer cet écran. Les parties ne sont enregistrées que dans ce navigateur. Pour jouer avec d’autres sur leurs appareils, il faut une adresse où tourne un serveur Hanse.
web-static-title = Tout se joue dans ton navigateur
