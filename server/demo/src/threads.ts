import { DEMO_ACCOUNTS } from './accounts.ts';
import { dealt, speakersOf, spoken } from './conversation.ts';
import type { Line, Slots } from './conversation.ts';
import type { Library } from './library.ts';
import type { Member } from './people.ts';
import type { Random } from './random.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { talkTimes } from './talk-times.ts';
import { planThreads } from './thread-plans.ts';
import type { ThreadCast, ThreadPlan } from './thread-plans.ts';
import { OUTSIDE_PEOPLE } from './words/people.ts';

/** A message before it has an id: ids follow the order of time across all threads. */
export type Said = {
  site: Site;
  threadId: number;
  author: Member;
  text: string;
  at: string;
  uploadId: number | null;
  isDeleted: boolean;
};

/** A thread with its plan and messages. */
export type Talked = { site: Site; plan: ThreadPlan; thread: ReturnType<typeof addThread>; said: Said[] };

/** Creates a company's threads; addMessages stores their messages. */
export function makeThreads(site: Site, cast: ThreadCast & { library: Library }): Talked[] {
  const plans = planThreads(site, cast);
  const counts = messageCounts(plans, site.profile.sizes.messages);
  const ranks = recency(site, plans);
  return plans.map((plan, at) => {
    const random = site.random.fork(`thread/${at}`);
    const lastMinutesAgo = minutesAgo(site, itemAt(ranks, at), plan);
    const thread = addThread(site, plan, {
      lastMinutesAgo,
      isArchived: lastMinutesAgo > QUIET_MINUTES && random.chance(0.22),
      random,
    });
    const said = talkOf(site, { plan, threadId: thread.id, count: itemAt(counts, at), lastMinutesAgo, random, cast });
    return { site, plan, thread, said };
  });
}

/** Distributes exactly `total` messages; each thread gets at least two. */
function messageCounts(plans: readonly ThreadPlan[], total: number): number[] {
  const weights = plans.reduce((sum, { weight }) => sum + weight, 0);
  const counts = plans.map(({ weight }) => Math.max(2, Math.floor((total * weight) / weights)));
  const given = counts.reduce((sum, count) => sum + count, 0);
  counts[0] = itemAt(counts, 0) + total - given;
  return counts;
}

function hasTech({ members }: ThreadPlan): boolean {
  return members.some(({ user }) => user.email === DEMO_ACCOUNTS.tech.email);
}

/**
 * The rank of each thread by its last message, newest first. The first two plans stay in front, and the technician's
 * threads are more recent than others.
 */
function recency(site: Site, plans: readonly ThreadPlan[]): number[] {
  const random = site.random.fork('recency');
  const order = plans
    .map((plan, at) => ({ at, key: at < 2 ? -9 : plan.quietDays + random.next() * 4 - (hasTech(plan) ? 3 : 0) }))
    .toSorted((left, right) => left.key - right.key);
  const ranks = plans.map(() => 0);
  order.forEach(({ at }, rank) => (ranks[at] = rank));
  return ranks;
}

/**
 * Minutes since a thread's last message: ten threads in the last hours, a dozen yesterday, then eight per day, then the
 * quiet ones; always during the day.
 */
function minutesAgo({ calendar }: Site, rank: number, { quietDays }: ThreadPlan): number {
  if (rank < 10) return 7 + rank * 16;
  const isYesterday = rank < 22;
  const daysAgo = Math.max(isYesterday ? 1 : 2 + Math.floor((rank - 22) / 8), Math.ceil(quietDays));
  const hour = isYesterday ? 17 - (rank - 10) * 0.7 : 16.5 - (rank % 17) * 0.5;
  return (calendar.now.getTime() - Date.parse(calendar.at(daysAgo, hour))) / 60_000;
}

/** After this time without a message a thread may have been closed. */
const QUIET_MINUTES = 14 * 1440;

function addThread(
  site: Site,
  plan: ThreadPlan,
  { lastMinutesAgo, isArchived, random }: { lastMinutesAgo: number; isArchived: boolean; random: Random },
) {
  return site.add('MessageThread', {
    subject: plan.subject,
    archived: isArchived ? 1 : 0,
    is_open_thread: plan.isOpen ? 1 : 0,
    is_comment_thread: plan.parent ? 1 : 0,
    is_help_chat: 0,
    comment_parent_model: plan.parent?.model ?? null,
    comment_parent_slug: plan.parent?.slug ?? null,
    created_by: random.pick(plan.members).user.id,
    job_id: plan.jobId,
    service_id: plan.serviceId,
    last_message: null,
    last_message_by: null,
    last_message_at: null,
    created_at: site.calendar.at(Math.max(plan.startedDays, Math.ceil(lastMinutesAgo / 1440) + 3) + 1, 8),
    slug: random.token(16),
  });
}

type Talking = {
  plan: ThreadPlan;
  threadId: number;
  count: number;
  lastMinutesAgo: number;
  random: Random;
  cast: ThreadCast & { library: Library };
};

function talkOf(site: Site, { plan, threadId, count, lastMinutesAgo, random, cast }: Talking): Said[] {
  const exchanges = exchangesFor(site, { plan, count, random, cast });
  const span = { startedDays: plan.startedDays, quietDays: plan.quietDays, lastMinutesAgo };
  const times = talkTimes(
    site.calendar,
    exchanges.map(({ lines }) => lines.length),
    { random, span },
  );
  return exchanges
    .flatMap(({ lines, speakers }) =>
      lines.map((line) => ({ line, author: itemAt(speakers, line.speaker % speakers.length) })),
    )
    .map(({ line, author }, at) => ({
      site,
      threadId,
      author,
      text: line.text,
      at: itemAt(times, at),
      uploadId: attached(line, { random, library: cast.library }),
      isDeleted: random.chance(0.004),
    }));
}

type Exchanged = { lines: Line[]; speakers: readonly Member[] };

/**
 * Picks exchanges with at most as many speakers as the thread has members; the last one is cut off at `count` lines.
 */
function exchangesFor(
  site: Site,
  { plan, count, random, cast }: Omit<Talking, 'threadId' | 'lastMinutesAgo'>,
): Exchanged[] {
  const fitting = plan.talk.filter((exchange) => speakersOf(exchange) <= plan.members.length);
  const deck = dealt(fitting.length > 0 ? fitting : plan.talk, random);
  const found: Exchanged[] = [];
  let left = count;
  while (left > 0) {
    const speakers = random.sample(plan.members, 4);
    const lines = spoken(deck.next().value, slotsFor(site, { speakers, cast }), random).slice(0, left);
    found.push({ lines, speakers });
    left -= lines.length;
  }
  return found;
}

/** Words of the trade, and names that fit: people other than the speakers, projects, customers. */
function slotsFor(site: Site, { speakers, cast }: { speakers: readonly Member[]; cast: ThreadCast }): Slots {
  const others = cast.members.filter((member) => !speakers.includes(member) && member.user.first_name !== '');
  return {
    ...site.profile.talk.slots,
    first: others.map(({ user }) => user.first_name),
    job: cast.projects.map(({ row }) => row.job_name),
    customer: site.profile.customers.map(({ name }) => name),
    customer2: site.profile.customers.map(({ name }) => name),
    supplier: site.profile.suppliers,
    contact: OUTSIDE_PEOPLE.map((name) => name.split(' ')[0] ?? name),
  };
}

function attached(
  { attachment, scene }: Line,
  { random, library }: { random: Random; library: Library },
): number | null {
  if (attachment === null) return null;
  if (attachment === 'pdf') return random.pick(library.documents).id;
  const fitting = library.photos.filter((photo) => photo.scene === scene);
  return random.pick(fitting.length > 0 ? fitting : library.photos).upload.id;
}
