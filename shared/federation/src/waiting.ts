/** What to tell when a part of the page has come: the places that wait now. */
export const waiting = new Set<() => void>();

export function tellWaiting(): void {
  for (const look of waiting) look();
}
