import { createHash } from 'node:crypto';
import { isAppOff } from '../../apps/installed.ts';
import type { Tx } from '../../db/database.ts';
import { mayDevelop } from '../../http/developing.ts';
import { NotFound } from '../../http/errors.ts';
import { publicOrigin } from '../../http/origin.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { jobSession } from '../../list-jobs/job-session.ts';
import { speechOf } from '../../notify/speech.ts';
import { calendarText } from '../../visits/feed/calendar-text.ts';
import { ownerOfFeed } from '../../visits/feed/feed-address.ts';
import { feedLeaves, feedVisits } from '../../visits/feed/feed-entries.ts';

/** What a calendar app asks every few minutes: the schedule of whose address it is, with the rights they have now. */
export const readCalendar: OpenRoute = {
  verb: 'GET',
  path: 'resources/calendars/:file',
  root: true,
  summary: 'The schedule of the person whose address this is, as a calendar (RFC 5545)',
  session: 'none',
  async handle(ask) {
    const session = await readerOf(ask);
    if (session === null) {
      await ask.services.limits.take('public-slug', ask.address);
      throw new NotFound();
    }
    const { services, time: now } = ask;
    const { company, language } = await services.db.system((tx) => wordsFor(tx, session));
    const text = await services.db.as(session, async (tx) => {
      const asked = { tx, identity: session, now };
      const [visits, leaves] = [await feedVisits(asked), await feedLeaves(asked)];
      return calendarText({ company, visits, leaves, origin: originOf(ask), speech: speechOf(language) });
    });
    return calendarAnswer(ask.headers, text);
  },
};

/** Null for a wrong address, for whoever works there no more, and where the company has switched the feed off. */
async function readerOf({ services, params }: Ask) {
  const owner = await services.db.system(async (tx) => {
    const found = await ownerOfFeed(tx, params['file'] ?? '');
    return found && (await isAppOff(tx, found.tenantId, 'calendar')) ? null : found;
  });
  const session = owner && (await jobSession(services, owner));
  return session?.viewer.role === 'none' ? null : session;
}

type Words = { company: string; language: string | null };

async function wordsFor(tx: Tx, { tenantId, userId }: { tenantId: number; userId: number }): Promise<Words> {
  const found = await tx
    .selectFrom('company as c')
    .leftJoin('quiet_hours as q', (join) => join.on('q.user_id', '=', userId))
    .where('c.id', '=', tenantId)
    .select(['c.company_name', 'q.language'])
    .executeTakeFirst();
  return { company: found?.company_name ?? '', language: found?.language ?? null };
}

/** Null where others reach the server and nobody has said by which address. */
const originOf = ({ services: { config }, headers }: Ask): string | null =>
  config.publicUrl !== null || mayDevelop(config) ? publicOrigin(config, headers) : null;

/** 304 for a calendar that has the same text already. */
function calendarAnswer(asked: Headers, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="schedule.ics"',
    // Kept, but asked about each time: an address that was switched off shows nothing more.
    'cache-control': 'private, no-cache',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    etag,
  };
  const isKnown = hasTag(asked.get('if-none-match') ?? '', etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
}

/** A proxy that packs an answer makes its tag a weak one. */
const hasTag = (header: string, etag: string): boolean =>
  header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
