/** The moment at which a day begins on this device; `later` days after it. */
export function startOfDay(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}
