/** How much of everything is done: enough for a figure, or as much as the figures are quoted for. */
export type MessagingSizes = {
  /** Who each hold a poll of one server process. */
  people: number;
  /** Messages that are searched. */
  searched: number;
  /** Of each kind of search. */
  searches: number;
  /** Messages that go from one browser to the other, on each line. */
  sent: number;
  /** Pages that are read upwards, of 50 messages. */
  pages: number;
  /** Times that a thread is opened. */
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
