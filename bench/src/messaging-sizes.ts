/** How much is measured: enough for a rough figure, or as much as the published figures need. */
export type MessagingSizes = {
  /** People who each keep a poll open at one server process. */
  people: number;
  /** Messages in the searched database. */
  searched: number;
  /** Searches of each kind. */
  searches: number;
  /** Messages from one browser to the other, on each network profile. */
  sent: number;
  /** Pages of 50 messages that are read upwards. */
  pages: number;
  /** How often a thread is opened. */
  opened: number;
};

export const QUICK: MessagingSizes = { people: 1000, searched: 100_000, searches: 20, sent: 40, pages: 20, opened: 5 };
export const WHOLE: MessagingSizes = {
  people: 5000,
  searched: 1_000_000,
  searches: 60,
  sent: 200,
  pages: 100,
  opened: 15,
};
