/** Listeners to call when a part of the page has loaded: the places that are waiting. */
export const waiting = new Set<() => void>();

export function tellWaiting(): void {
  for (const look of waiting) look();
}
