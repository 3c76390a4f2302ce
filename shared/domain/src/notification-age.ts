/** A notification is highlighted as new for a day (document 0 §9). */
const NEW_MS = 24 * 60 * 60 * 1000;

/** @param createdAt the server's instant; null does not count as new */
export function isNewNotification(createdAt: string | null, now: Date): boolean {
  return createdAt !== null && now.getTime() - Date.parse(createdAt) < NEW_MS;
}
