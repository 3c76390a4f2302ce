import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { DEMO_ACCOUNTS, isDemoAccount } from './accounts.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import type { Project } from './jobs.ts';
import type { Random } from './random.ts';
import type { ServiceCall } from './services.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import type { Exchange } from './words/exchange.ts';
import { DIRECT_TALK, RECORD_TALK } from './words/talk-office.ts';

/** A thread before its messages are generated. */
export type ThreadPlan = {
  subject: string;
  members: readonly Member[];
  talk: readonly Exchange[];
  jobId: number | null;
  serviceId: number | null;
  parent: { model: CommentParent; slug: string } | null;
  isOpen: boolean;
  /** The thread's share of all messages. */
  weight: number;
  /** The minimum number of days since its last message; 0 if people are still talking. */
  quietDays: number;
  startedDays: number;
};

/** A record with a comment thread. */
export type Commented = { model: CommentParent; slug: string; subject: string };

export type ThreadCast = {
  members: readonly Member[];
  projects: readonly Project[];
  services: readonly ServiceCall[];
  commented: readonly Commented[];
};

/** Office people who are members of most job threads: the administrator and the coordinator. */
const READ_ALONG: ReadonlySet<string> = new Set([DEMO_ACCOUNTS.admin.email, DEMO_ACCOUNTS.office.email]);

/**
 * Plans job threads, service threads, comment threads and, for the rest, direct threads; the most interesting ones
 * first.
 */
export function planThreads(site: Site, cast: ThreadCast): ThreadPlan[] {
  const { threads } = site.profile.sizes;
  const jobs = cast.projects.flatMap((project) => jobThreads(site, project, cast.members));
  const services = cast.services
    .filter(({ status }) => status !== 'new')
    .slice(0, Math.round(threads * 0.22))
    .map((call) => serviceThread(site, call, cast.members));
  const comments = cast.commented.map((record) => commentThread(site, record, cast.members));
  const known = [...jobs.slice(0, Math.round(threads * 0.5)), ...services, ...comments];
  const direct = Array.from({ length: threads - known.length }, (_, at) => directThread(site, at, cast.members));
  return [...known, ...direct].map((plan) => inCompany(plan, cast.members));
}

/** Adds members to a thread with only one. */
function inCompany(plan: ThreadPlan, members: readonly Member[]): ThreadPlan {
  return plan.members.length > 1 ? plan : { ...plan, members: union(plan.members, members.slice(0, 2)) };
}

const TOPICS = [
  'Level 3',
  'day to day',
  'deliveries',
  'punch list',
  'shutdown plan',
  'RFI 14',
  'commissioning',
  'crane and rigging',
  'drawings',
  'handover',
] as const;

function jobThreads(
  site: Site,
  { row, state, crew, startedDaysAgo, finishedDaysAgo }: Project,
  members: readonly Member[],
): ThreadPlan[] {
  const random = site.random.fork(`threads/${row.job_num}`);
  const count = state === 'active' ? random.int(2, 4) : state === 'completed' ? 2 : 1;
  const name = row.job_name.split(',')[0] ?? row.job_name;
  return Array.from({ length: count }, (_, at) => ({
    subject: `${name} · ${itemAt(TOPICS, at === 0 ? 0 : random.int(1, TOPICS.length - 1))}`,
    members: union(crew, readers(members, random)),
    talk: [...site.profile.talk.job, ...DIRECT_TALK.slice(8, 14)],
    jobId: row.id,
    serviceId: null,
    parent: null,
    isOpen: !random.chance(0.2),
    weight: state === 'active' ? random.int(5, 13) : random.int(2, 6),
    quietDays: state === 'lead' ? random.int(1, 40) : (finishedDaysAgo ?? 0),
    startedDays: startedDaysAgo + 14,
  }));
}

function serviceThread(
  site: Site,
  { row, people, daysAgo, customer }: ServiceCall,
  members: readonly Member[],
): ThreadPlan {
  const random = site.random.fork(`threads/${row.job_num}`);
  const dispatcher = members.filter(({ title }) => /Dispatcher|Office manager/.test(title));
  return {
    subject: `${row.job_num} ${customer.name.replace(/ (Ltd|Properties|Offices)$/, '')}`,
    members: union(people, dispatcher, random.sample(ofTrade(members, 'service'), 2), readers(members, random)),
    talk: site.profile.talk.service,
    jobId: null,
    serviceId: row.id,
    parent: null,
    isOpen: true,
    weight: random.int(1, 3),
    quietDays: Math.max(0, daysAgo - 1),
    startedDays: Math.max(daysAgo, 0) + 4,
  };
}

function commentThread(site: Site, { model, slug, subject }: Commented, members: readonly Member[]): ThreadPlan {
  const random = site.random.fork(`threads/${model}/${slug}`);
  return {
    subject,
    members: union(
      random.sample(ofTrade(members, 'field', 'service'), 2),
      readers(members, random),
      members.slice(0, 1),
    ),
    talk: RECORD_TALK[model] ?? DIRECT_TALK,
    jobId: null,
    serviceId: null,
    parent: { model, slug },
    isOpen: true,
    weight: 0.12,
    quietDays: random.int(0, 50),
    startedDays: 60,
  };
}

const DIRECT_SUBJECTS = [
  'Crew lunch Friday',
  'Van keys',
  'Holiday cover',
  'Payroll questions',
  'New apprentice',
  'Snow tomorrow',
  'Course seats',
  'Shop news',
  'On call this week',
  'Tool crib',
  'Estimate review',
  'Time for last week',
] as const;

function directThread(site: Site, at: number, members: readonly Member[]): ThreadPlan {
  const random = site.random.fork(`threads/direct/${at}`);
  const own = members.filter(({ user }) => isDemoAccount(user.email));
  const size = at % 3 === 0 ? 2 : random.int(3, 6);
  return {
    subject: itemAt(DIRECT_SUBJECTS, at % DIRECT_SUBJECTS.length),
    members: union([itemAt(own, at % own.length)], random.sample(members, size)).slice(0, size),
    talk: [...DIRECT_TALK, ...site.profile.talk.service.slice(9, 11)],
    jobId: null,
    serviceId: null,
    parent: null,
    isOpen: true,
    weight: random.int(1, 4),
    quietDays: random.int(0, 6),
    startedDays: random.int(60, 340),
  };
}

function readers(members: readonly Member[], random: Random): Member[] {
  return members.filter(({ user }) => READ_ALONG.has(user.email) && random.chance(0.7));
}

function union(...groups: readonly (readonly Member[])[]): Member[] {
  return [...new Set(groups.flat())];
}
