declare module '@fieldspan/contract/places' {
  interface Places {
    /** A card of the dashboard, for the person who is signed in. */
    'home.card': { userId: number };
    /** Stands first on a phone: what the thumb reaches for. */
    'home.phone-card': { userId: number };
    /** What "find anything" searches; declared in remote.json (`search`), nothing is mounted. */
    'find.source': NothingToShow;
  }
}

/** The declaration says it all. */
export type NothingToShow = Record<string, never>;
