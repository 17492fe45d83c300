/** Sentences about the start of the engine, which may begin before any other sentence is here. */
export const START_WORDS = {
  en: {
    fetching: "Fetching the game …",
    starting: "Starting the game …",
    failed: "The game could not be started.",
    again: "Try again",
    back: "Play with a connection",
  },
  de: {
    fetching: "Das Spiel wird geladen …",
    starting: "Das Spiel startet …",
    failed: "Das Spiel konnte nicht gestartet werden.",
    again: "Noch einmal versuchen",
    back: "Mit Verbindung spielen",
  },
  it: {
    fetching: "Il gioco si sta scaricando …",
    starting: "Il gioco si sta avviando …",
    failed: "Non è stato possibile avviare il gioco.",
    again: "Riprova",
    back: "Gioca con la connessione",
  },
  fr: {
    fetching: "Le jeu se télécharge …",
    starting: "Le jeu démarre …",
    failed: "Le jeu n’a pas pu démarrer.",
    again: "Réessayer",
    back: "Jouer avec une connexion",
  },
} as const;
