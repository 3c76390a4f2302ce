import { afterEach, describe, expect, it, vi } from 'vitest';
import { speechOf } from '../../notify/speech.ts';
import { calendarText } from './calendar-text.ts';
import type { Feed } from './calendar-text.ts';
import type { FeedLeave, FeedVisit } from './feed-entries.ts';

const VISIT: FeedVisit = {
  uid: 'a1b2',
  version: 4,
  state: 'published',
  starts_at: '2026-12-01T14:00:00.000Z',
  ends_at: '2026-12-01T15:30:00.000Z',
  changed_at: '2026-11-27T09:15:30.123Z',
  job_id: null,
  slug: 'no-heat-xyz',
  num: 'S-00042',
  name: 'No heat',
  customer: 'Wexford Dental',
  address: '60 Norfolk St, Guelph, N1H 4H8',
};
const LEAVE: FeedLeave = {
  uid: 'c3d4',
  version: 1,
  changed_at: '2026-11-20T08:00:00.000Z',
  from_on: '2026-12-24',
  to_on: '2026-12-31',
};

const feed = (more: Partial<Feed> = {}): string =>
  calendarText({
    company: 'North',
    visits: [VISIT],
    leaves: [],
    origin: 'https://app.test',
    speech: speechOf(null),
    ...more,
  });

/** The lines as they are meant: folded ones in one piece. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (text: string, name: string): string | undefined =>
  linesOf(text)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.slice(name.length + 1);

afterEach(() => vi.unstubAllEnvs());

describe('a visit in a calendar', () => {
  it('has a name that stays, its time in UTC wherever the server is, and when it last changed', () => {
    vi.stubEnv('TZ', 'America/Vancouver');
    const text = feed();
    expect(linesOf(text).slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Fieldspan//Schedule//EN']);
    expect(Object.fromEntries(linesOf(text).map((line) => line.split(/:(.*)/s, 2)))).toMatchObject({
      UID: 'visit-a1b2@fieldspan',
      SEQUENCE: '4',
      DTSTAMP: '20261127T091530Z',
      'LAST-MODIFIED': '20261127T091530Z',
      DTSTART: '20261201T140000Z',
      DTEND: '20261201T153000Z',
      SUMMARY: 'S-00042 Wexford Dental',
      LOCATION: String.raw`60 Norfolk St\, Guelph\, N1H 4H8`,
      DESCRIPTION: String.raw`No heat\nOpen in Fieldspan: https://app.test/service/no-heat-xyz/visit`,
      STATUS: 'CONFIRMED',
    });
    expect(feed()).toBe(text);
  });

  it('is tentative while its person was not told, and cancelled when it is', () => {
    expect(valueOf(feed({ visits: [{ ...VISIT, state: 'planned' }] }), 'STATUS')).toBe('TENTATIVE');
    expect(valueOf(feed({ visits: [{ ...VISIT, state: 'cancelled' }] }), 'STATUS')).toBe('CANCELLED');
    expect(valueOf(feed({ visits: [{ ...VISIT, state: 'done' }] }), 'STATUS')).toBe('CONFIRMED');
  });

  it('goes over midnight as one event', () => {
    const night = { ...VISIT, starts_at: '2026-12-01T23:30:00.000Z', ends_at: '2026-12-02T01:00:00.000Z' };
    const text = feed({ visits: [night] });
    expect([valueOf(text, 'DTSTART'), valueOf(text, 'DTEND')]).toEqual(['20261201T233000Z', '20261202T010000Z']);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('is named after the project without a customer, and says no address of the app that nobody knows', () => {
    const text = feed({ visits: [{ ...VISIT, customer: null, job_id: 7, address: '' }], origin: null });
    expect(valueOf(text, 'SUMMARY')).toBe('S-00042 No heat');
    expect(valueOf(text, 'LOCATION')).toBeUndefined();
    expect(valueOf(text, 'DESCRIPTION')).toBeUndefined();
    const linked = feed({ visits: [{ ...VISIT, job_id: 7 }] });
    expect(valueOf(linked, 'DESCRIPTION')).toContain('https://app.test/project/no-heat-xyz/dashboard');
  });
});

describe('text in a calendar', () => {
  const NASTY = 'Pump; 2, 3\nand \\4 🔧\r\nSTATUS:CANCELLED\u0007';

  it('is escaped, so that a title adds no line and loses no letter', () => {
    const text = feed({ visits: [{ ...VISIT, customer: null, name: NASTY }], company: 'A; B\r\nX-EVIL:1' });
    expect(valueOf(text, 'SUMMARY')).toBe(String.raw`S-00042 Pump\; 2\, 3\nand \\4 🔧\nSTATUS:CANCELLED`);
    expect(valueOf(text, 'NAME')).toBe(String.raw`Fieldspan · A\; B\nX-EVIL:1`);
    expect(linesOf(text).filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:CONFIRMED']);
    expect(linesOf(text).some((line) => line.startsWith('X-EVIL'))).toBe(false);
  });

  it('is folded at 75 octets between whole letters, every line ended by CRLF', () => {
    const long = `${'Überprüfung 🔧 der Anlage, '.repeat(12)}Ende`;
    const text = feed({ visits: [{ ...VISIT, customer: null, name: long }] });
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const raw = text.split('\r\n');
    expect(raw.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(4);
    expect(Math.max(...raw.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(raw.every((line) => line.isWellFormed())).toBe(true);
    expect(valueOf(text, 'SUMMARY')).toBe(`S-00042 ${long.replaceAll(',', String.raw`\,`)}`);
  });
});

it('leave takes whole days, its last one too, and does not say why', () => {
  vi.stubEnv('TZ', 'America/Vancouver');
  const text = feed({ visits: [], leaves: [LEAVE] });
  expect(linesOf(text)).toEqual(
    expect.arrayContaining([
      'UID:leave-c3d4@fieldspan',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Leave',
      'TRANSP:TRANSPARENT',
    ]),
  );
});
