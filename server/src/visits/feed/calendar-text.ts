import type { VisitState } from '@fieldspan/domain/visits/visit-state';
import ical, { ICalEventStatus, ICalEventTransparency, escape } from 'ical-generator';
import type { ICalEventData } from 'ical-generator';
import { sentence } from '../../http/sentence.ts';
import type { Speech } from '../../notify/speech.ts';
import { visitLink } from '../tell-people.ts';
import type { FeedLeave, FeedVisit } from './feed-entries.ts';

export type Feed = {
  company: string;
  visits: readonly FeedVisit[];
  leaves: readonly FeedLeave[];
  /** Where the app is, for links into it; null where nobody has said so. */
  origin: string | null;
  speech: Speech;
};

const QUARTER_HOUR_S = 900;

/** A calendar by RFC 5545. The same feed gives the same text: the stamp of an event is when it last changed. */
export function calendarText({ company, visits, leaves, origin, speech }: Feed): string {
  const calendar = ical({
    prodId: { company: 'Fieldspan', product: 'Schedule', language: 'EN' },
    // The library writes the name as it is given.
    name: escape(plain(`Fieldspan · ${company}`), false),
    ttl: QUARTER_HOUR_S,
  });
  for (const visit of visits) calendar.createEvent(visitEvent(visit, { origin, speech }));
  for (const leave of leaves) calendar.createEvent(leaveEvent(leave, speech));
  // The last line ends like every other one, which the library leaves out.
  return `${calendar.toString()}\r\n`;
}

function visitEvent(visit: FeedVisit, { origin, speech }: Pick<Feed, 'origin' | 'speech'>): ICalEventData {
  const { num, name, customer, address } = visit;
  const link = origin === null ? null : origin + visitLink(visit);
  const about = customer === null ? null : name;
  const opened = link && speech.say(sentence`Open in Fieldspan: ${link}`);
  return {
    ...eventOf('visit', visit),
    start: new Date(visit.starts_at),
    end: new Date(visit.ends_at),
    summary: plain([num, customer ?? name].filter(Boolean).join(' ')),
    location: plain(address) || null,
    description: plain([about, opened].filter(Boolean).join('\n')) || null,
    status: statusOf(visit.state),
  };
}

/** Why somebody is away is nobody's business but theirs and the company's, and calendars are shared. */
function leaveEvent(leave: FeedLeave, speech: Speech): ICalEventData {
  return {
    ...eventOf('leave', leave),
    allDay: true,
    start: new Date(`${leave.from_on}T00:00:00Z`),
    // The day after the last one.
    end: new Date(Date.parse(`${leave.to_on}T00:00:00Z`) + DAY_MS),
    summary: speech.say(sentence`Leave`),
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}

const DAY_MS = 86_400_000;

function eventOf(kind: 'visit' | 'leave', { uid, version, changed_at: changed }: FeedVisit | FeedLeave) {
  const lastModified = new Date(changed);
  return { id: `${kind}-${uid}@fieldspan`, sequence: version, stamp: lastModified, lastModified };
}

function statusOf(state: VisitState): ICalEventStatus {
  if (state === 'cancelled') return ICalEventStatus.CANCELLED;
  return state === 'planned' ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Text of RFC 5545 has no control characters but the ends of its lines and tabs. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]/gu, '')
    .trim();
