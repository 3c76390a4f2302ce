import type { CompanyRecords } from './company-records.ts';
import type { Contact, Contacts } from './contacts.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import type { Random } from './random.ts';
import { cents, flag, itemAt } from './site.ts';
import type { Site } from './site.ts';

type JobState = 'active' | 'lead' | 'completed' | 'archived' | 'internal';

/** A project with what the other generators need. */
export type Project = ReturnType<typeof addJob>;

/** States of every ten projects, newest first; the very last project is the company's own yard. */
const STATES: readonly JobState[] = [
  'active',
  'active',
  'active',
  'lead',
  'active',
  'active',
  'completed',
  'lead',
  'active',
  'active',
];

type Cast = { members: readonly Member[]; contacts: Contacts; records: CompanyRecords };

export function makeJobs(site: Site, cast: Cast): Project[] {
  const { projects } = site.profile;
  return projects.map((line, index) => {
    const [name = line, customerName = ''] = line.split(' | ');
    const customer = cast.contacts.customers.find((contact) => contact.name === customerName) ?? null;
    const state = stateAt(index, projects.length);
    const project = addJob(site, { name, customer, state, index, managers: managers(cast.members) });
    project.crew = addPersonnel(site, project, cast);
    addBids(site, project);
    return project;
  });
}

function managers(members: readonly Member[]): Member[] {
  return members.filter(({ title }) => /manager|engineer|Superintendent/i.test(title) && title !== 'Office manager');
}

function stateAt(index: number, count: number): JobState {
  if (index === count - 1) return 'internal';
  const isOld = index > count * 0.62;
  if (!isOld) return itemAt(STATES, index % STATES.length);
  return index % 3 === 0 ? 'archived' : 'completed';
}

type NewJob = { name: string; customer: Contact | null; state: JobState; index: number; managers: readonly Member[] };

function addJob(site: Site, { name, customer, state, index, managers: leaders }: NewJob) {
  const random = site.random.fork(`job/${name}`);
  const { newest, metric } = site.profile;
  const startedDaysAgo = 70 + index * 6 + random.int(0, 9);
  const finishedDaysAgo = isFinished(state) ? Math.max(5, startedDaysAgo - random.int(60, 150)) : null;
  const finished = finishedDaysAgo === null ? null : site.calendar.at(finishedDaysAgo, 15.5);
  const manager = random.pick(leaders);
  const row = site.add('Job', {
    job_name: name,
    job_num: `J-${newest.job - index}`,
    ...customerOf(customer),
    manager_id: manager.user.id,
    ...site.place(random),
    check_in_tolerance: random.pick(metric ? [300, 500, 1000] : [304.8, 457.2, 804.67]),
    is_internal_project: flag(state === 'internal'),
    is_lead: flag(state === 'lead'),
    archived: flag(state === 'archived'),
    deleted: 0,
    completed: finished,
    date_completed: finished,
    start_date: site.calendar.date(state === 'lead' ? -random.int(20, 90) : startedDaysAgo),
    estimate_locked: flag(state !== 'lead'),
    budget_hours: null,
    collective_agreements_json: JSON.stringify([1]),
    mileage_zones_json: JSON.stringify([{ name: 'Zone 1', upTo: 40, rate: 0 }]),
    created_at: site.calendar.at(startedDaysAgo + 20, 9.5),
  });
  const crew: Member[] = [];
  return { row, state, startedDaysAgo, finishedDaysAgo, manager, crew };
}

function customerOf(customer: Contact | null) {
  return { customer_id: customer?.id ?? null, customer_name_cache: customer?.name ?? null };
}

function isFinished(state: JobState): boolean {
  return state === 'completed' || state === 'archived';
}

/** Adds a manager, a lead hand and a crew; a lead only gets the person who prices it. */
function addPersonnel(site: Site, { row, state, manager }: Project, { members, records }: Cast): Member[] {
  const random = site.random.fork(`personnel/${row.job_num}`);
  const role = (title: string) => records.roles.find((entry) => entry.title === title)?.id ?? null;
  const put = (member: Member, title: string) => {
    site.add('JobPersonnel', { job_id: row.id, user_id: member.user.id, personnel_role_id: role(title) });
    return member;
  };
  const crew = [put(manager, 'Project manager')];
  if (state === 'lead') return crew;
  const field = ofTrade(members, 'field').filter((member) => member !== manager);
  const leads = field.filter(({ title }) => /Foreperson|Superintendent|Grade setter/.test(title));
  const lead = put(random.pick(leads), 'Foreperson');
  const others = random.sample(
    field.filter((member) => !leads.includes(member)),
    crewSize(random, field.length),
  );
  const rest = others.map((member, at) => put(member, roleOf(member, at)));
  return [...crew, lead, ...rest];
}

function crewSize(random: Random, available: number): number {
  return Math.min(random.int(4, 7), available - 2);
}

function roleOf(member: Member, at: number): string {
  if (member.title === 'Apprentice') return 'Apprentice';
  return at === 0 ? 'Safety representative' : 'Journeyperson';
}

const BID_STATUSES = ['Draft', 'Submitted', 'In review', 'Negotiating'] as const;

function addBids(site: Site, { row, state }: Project): void {
  if (state === 'internal') return;
  const random = site.random.fork(`bid/${row.job_num}`);
  const total = random.int(18, 640) * 1000 + random.int(0, 9) * 50;
  const status = state === 'lead' ? random.pick(BID_STATUSES) : 'Awarded';
  site.add('JobBid', { job_id: row.id, title: 'Base bid', is_active: 1, status, total });
  if (random.chance(0.4)) {
    site.add('JobBid', {
      job_id: row.id,
      title: 'Alternate 1',
      is_active: 0,
      status: 'Not taken',
      total: cents(total * 1.08),
    });
  }
  const labour = Math.round(total * 0.44);
  site.add('JobEstimate', {
    job_id: row.id,
    total,
    estimate_json: JSON.stringify([
      { title: 'Labour', amount: labour },
      { title: 'Material', amount: Math.round(total * 0.36) },
      { title: 'Equipment and rentals', amount: Math.round(total * 0.08) },
      { title: 'Overhead and profit', amount: total - labour - Math.round(total * 0.36) - Math.round(total * 0.08) },
    ]),
  });
}
