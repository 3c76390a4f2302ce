/** Minutes since 1970, in UTC. */
export type Minute = number;

/** Minutes from one to another, between which local time is always as far ahead of UTC. */
type Steady = { start: Minute; end: Minute; offset: number };

const MINUTE_MS = 60_000;
const DAY_MIN = 1440;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(zone, clock);
  return clock;
}

/**
 * How many minutes local time is ahead of UTC.
 * @throws RangeError for a zone that there is not
 */
export function offsetAt(minute: Minute, zone: string): number {
  const part = new Map(
    clockOf(zone)
      .formatToParts(minute * MINUTE_MS)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0;
  const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
  return local / MINUTE_MS - minute;
}

/** Cuts a stretch where the clock is changed. */
export function steadyStretches(start: Minute, end: Minute, zone: string): Steady[] {
  const found: Steady[] = [];
  let from = start;
  while (from < end) {
    const offset = offsetAt(from, zone);
    const until = lastSteady(from, Math.min(end, from + DAY_MIN), { offset, zone });
    found.push({ start: from, end: until, offset });
    from = until;
  }
  return found;
}

/** The first minute up to `end` at which the offset is another; `end` if there is none. Within a day the clock is changed once at most. */
function lastSteady(start: Minute, end: Minute, { offset, zone }: { offset: number; zone: string }): Minute {
  if (offsetAt(end - 1, zone) === offset) return end;
  let [steady, changed] = [start, end - 1];
  while (changed - steady > 1) {
    const middle = Math.floor((steady + changed) / 2);
    if (offsetAt(middle, zone) === offset) steady = middle;
    else changed = middle;
  }
  return changed;
}

/** The instant of a local time, in minutes. Of a time that comes twice, the first; of one that a day does not have, an hour later. */
export function minuteIn(zone: string, day: string, minuteOfDay: number): Minute {
  const local = dayNumber(day) * DAY_MIN + minuteOfDay;
  const offsets = [offsetAt(local - DAY_MIN, zone), offsetAt(local + DAY_MIN, zone)];
  const fitting = offsets.filter((offset) => offsetAt(local - offset, zone) === offset);
  return local - (fitting.length > 0 ? Math.max(...fitting) : Math.min(...offsets));
}

/** The calendar day of a number of whole days since 1970. */
export const dayNamed = (day: number): string => new Date(day * DAY_MIN * MINUTE_MS).toISOString().slice(0, 10);

/** The calendar day of an instant, in milliseconds since 1970, where the clock shows the time of a zone. */
export function dayIn(zone: string, ms: number): string {
  const minute = Math.floor(ms / MINUTE_MS);
  return dayNamed(Math.floor((minute + offsetAt(minute, zone)) / DAY_MIN));
}

/** Whole days since 1970 of a calendar day. */
export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / (DAY_MIN * MINUTE_MS);

/** 0 for Sunday to 6. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
