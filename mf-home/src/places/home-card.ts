declare module '@fieldspan/contract/places' {
  interface Places {
    /** A card of the dashboard, for the person who is signed in. */
    'home.card': { userId: number };
    /** Shown first on a phone, within reach of the thumb. */
    'home.phone-card': { userId: number };
    /** What "find anything" searches; it is declared in remote.json (`search`), and nothing is mounted. */
    'find.source': NothingToShow;
    /** A page that Find and the command palette know by its label and other words; nothing is mounted. */
    'find.page': NothingToShow;
  }
}

/** Everything is in the declaration. */
export type NothingToShow = Record<string, never>;
