const line = (key: string, quantity: string, price: string) => ({
  key,
  description: key,
  quantity,
  price,
  taxes: ['HST'],
});
export const VALVES = line('valve', '12', '84.35');
export const PIPES = line('pipe', '40', '31.275');

/** What is sent when something of an order comes. */
export const delivery = (po_id: number, came: Record<string, string>, more: object = {}) => ({
  po_id,
  received_on: '2026-05-04',
  lines_json: JSON.stringify(Object.entries(came).map(([key, quantity]) => ({ line: key, quantity }))),
  ...more,
});
