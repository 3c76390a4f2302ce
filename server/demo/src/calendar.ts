const DAY_MS = 86_400_000;

/**
 * The demo's days, counted back from now: 0 is today, 1 yesterday, -1 tomorrow. Hours are wall-clock hours of
 * Ontario and Michigan, both on Eastern time.
 */
export class Calendar {
  readonly now: Date;
  readonly #today: Date;

  constructor(now: Date) {
    this.now = now;
    const local = new Date(now.getTime() + easternOffsetMs(now));
    this.#today = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()));
  }

  /** The instant of a wall-clock time; the hour may have a fraction. */
  at(daysAgo: number, hour: number): string {
    const wall = this.#day(daysAgo).getTime() + Math.round(hour * 60) * 60_000;
    return new Date(wall - easternOffsetMs(new Date(wall))).toISOString();
  }

  /** The instant this many minutes ago. */
  minutesAgo(minutes: number): string {
    return new Date(this.now.getTime() - minutes * 60_000).toISOString();
  }

  date(daysAgo: number): string {
    return this.#day(daysAgo).toISOString().slice(0, 10);
  }

  isWorkday(daysAgo: number): boolean {
    const weekday = this.#day(daysAgo).getUTCDay();
    return weekday !== 0 && weekday !== 6;
  }

  /** How many whole weeks ago the day is; weeks end on Sunday. */
  week(daysAgo: number): number {
    const daysToSunday = (7 - this.#today.getUTCDay()) % 7;
    return Math.floor((daysAgo + daysToSunday) / 7);
  }

  #day(daysAgo: number): Date {
    return new Date(this.#today.getTime() - Math.floor(daysAgo) * DAY_MS);
  }
}

/** Daylight time runs from the second Sunday of March to the first of November, at 2 o'clock. */
function easternOffsetMs(at: Date): number {
  const year = at.getUTCFullYear();
  const starts = Date.UTC(year, 2, sundayOf({ year, month: 2, nth: 2 }), 7);
  const ends = Date.UTC(year, 10, sundayOf({ year, month: 10, nth: 1 }), 6);
  const isDaylight = at.getTime() >= starts && at.getTime() < ends;
  return (isDaylight ? -4 : -5) * 3_600_000;
}

function sundayOf({ year, month, nth }: { year: number; month: number; nth: number }): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((7 - first) % 7) + (nth - 1) * 7;
}
