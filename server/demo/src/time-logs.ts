import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Project } from './jobs.ts';
import type { Member } from './people.ts';
import type { Random } from './random.ts';
import type { ServiceCall } from './services.ts';
import { cents, itemAt } from './site.ts';
import type { Site } from './site.ts';

export type TimeLogRow = ReturnType<typeof addLog>;

type Cast = { members: readonly Member[]; projects: readonly Project[]; services: readonly ServiceCall[] };

/** Time logs go this far back. */
const YEAR_DAYS = 365;

/** Creates a year of time logs for everybody in the field, and running ones for those who are clocked in now. */
export function makeTimeLogs(site: Site, cast: Cast): TimeLogRow[] {
  const workers = cast.members.filter(({ trade }) => trade !== 'office');
  const logs = workers.flatMap((member) => logsOf(site, member, cast));
  setBudgets(site, cast.projects, logs);
  openLogs(site, workers, cast);
  return logs;
}

function logsOf(site: Site, member: Member, cast: Cast): TimeLogRow[] {
  const logs: TimeLogRow[] = [];
  for (let daysAgo = YEAR_DAYS; daysAgo >= 1; daysAgo -= 1) {
    const random = site.random.fork(`time/${member.user.id}/${daysAgo}`);
    if (isOff(site, random, daysAgo)) continue;
    const places = placesOf(site, { member, cast, daysAgo, random });
    logs.push(...dayOfWork(site, { member, places, daysAgo, random }));
  }
  return logs;
}

/** Weekends except for a few days; also sick days and holidays. */
function isOff(site: Site, random: Random, daysAgo: number): boolean {
  return site.calendar.isWorkday(daysAgo) ? random.chance(0.06) : !random.chance(0.06);
}

type Place = { job_id: number | null; service_id: number | null };
type Day = { member: Member; daysAgo: number; random: Random };

/** Field workers stay on a job for weeks; service technicians work on their calls, or otherwise on a job. */
function placesOf(site: Site, { member, cast, daysAgo, random }: Day & { cast: Cast }): Place[] {
  if (member.trade === 'service') {
    const calls = cast.services
      .filter((call) => call.people.includes(member) && Math.abs(call.daysAgo - daysAgo) <= 1)
      .slice(0, 2);
    if (calls.length > 0) return calls.map(({ row }) => ({ job_id: null, service_id: row.id }));
  }
  const week = Math.floor(site.calendar.week(daysAgo) / 3);
  const running = cast.projects.filter((project) => runs(project, daysAgo) && project.crew.includes(member));
  const jobs = running.length > 0 ? running : cast.projects.slice(-1);
  const first = itemAt(jobs, (week + member.user.id) % jobs.length);
  const places = [{ job_id: first.row.id, service_id: null }];
  if (jobs.length > 1 && random.chance(0.12)) places.push({ job_id: random.pick(jobs).row.id, service_id: null });
  return places;
}

function runs({ state, startedDaysAgo, finishedDaysAgo }: Project, daysAgo: number): boolean {
  return state !== 'lead' && daysAgo <= startedDaysAgo && daysAgo > (finishedDaysAgo ?? 0);
}

/** Usually eight hours with a half-hour break; sometimes a longer, shorter or offsite day. */
function dayOfWork(site: Site, { member, places, daysAgo, random }: Day & { places: readonly Place[] }): TimeLogRow[] {
  const start = 7 + random.pick([-0.25, 0, 0, 0, 0.25, 0.5]);
  const hours = random.pick([8, 8, 8, 8, 8, 8, 8, 8.5, 9, 10, 6.5, random.chance(0.1) ? 12.5 : 8]);
  const each = hours / places.length;
  return places.map((place, at) =>
    addLog(site, {
      member,
      place,
      daysAgo,
      random,
      from: start + at * (each + 0.25),
      hours: each,
      breakHours: at === 0 && !random.chance(0.03) ? 0.5 : 0,
    }),
  );
}

type NewLog = {
  member: Member;
  place: Place;
  daysAgo: number;
  random: Random;
  from: number;
  hours: number;
  breakHours: number;
};

function addLog(site: Site, { member, place, daysAgo, random, from, hours, breakHours }: NewLog) {
  const isOffsite = random.chance(0.03);
  const timeIn = site.calendar.at(daysAgo, from);
  return site.add('TimeLog', {
    user_id: member.user.id,
    ...place,
    time_in: timeIn,
    time_out: site.calendar.at(daysAgo, from + hours + breakHours),
    time_on_site: isOffsite ? site.calendar.at(daysAgo, from + 0.4) : timeIn,
    clocked_in_offsite: isOffsite ? 1 : 0,
    hours: cents(hours),
    break_hours: breakHours,
    distance_m: isOffsite ? random.int(1200, 9400) : random.int(4, 180),
    notes: random.chance(0.12) ? random.pick(NOTES) : null,
    status: statusOf(site, daysAgo, random),
    created_at: timeIn,
  });
}

/**
 * This week's logs are open, last week's submitted, those of the week before partly approved, older ones approved; a
 * few are rejected.
 */
function statusOf(site: Site, daysAgo: number, random: Random): 'open' | 'submitted' | 'approved' | 'rejected' {
  const weeksAgo = site.calendar.week(daysAgo);
  if (weeksAgo === 0) return 'open';
  if (weeksAgo > 2) return 'approved';
  if (random.chance(0.02)) return 'rejected';
  return weeksAgo === 1 || random.chance(0.3) ? 'submitted' : 'approved';
}

const NOTES = [
  'Hangers and mains, grid C to F',
  'Waited 40 min for the hoist',
  'Pressure test and paperwork',
  'Picked up material first',
  'Rained out after lunch',
  'Covered for a sick mate',
  'Start-up with the manufacturer',
  'Demolition of old piping',
  'Insulation punch list',
  'Emergency call after the shift',
  'Safety meeting 7 to 8',
  'Trench box moved twice',
  'Flush and fill',
] as const;

/** Sets budgets so that the logged hours fill between a quarter and slightly more than all of them. */
function setBudgets(site: Site, projects: readonly Project[], logs: readonly TimeLogRow[]): void {
  const logged = new Map<number, number>();
  for (const { job_id, hours } of logs) if (job_id !== null) logged.set(job_id, (logged.get(job_id) ?? 0) + hours);
  for (const { row, state } of projects) {
    if (state === 'internal') continue;
    const random = site.random.fork(`budget/${row.job_num}`);
    const share = state === 'active' ? random.int(26, 109) / 100 : random.int(88, 104) / 100;
    const hours = logged.get(row.id) ?? 0;
    row.budget_hours = Math.max(40, Math.round(hours > 0 ? hours / share : random.int(60, 900)));
  }
}

/** The technician has been clocked in for 3 h 42 min, a few crew members too; one of them is not on site yet. */
function openLogs(site: Site, workers: readonly Member[], cast: Cast): void {
  const technician = workers.find(({ user }) => user.email === DEMO_ACCOUNTS.tech.email);
  const others = workers
    .filter((member) => member !== technician && member.user.email !== DEMO_ACCOUNTS.crew.email)
    .slice(0, 9);
  const onCall = cast.services.find(
    (call) => call.status === 'on_site' && technician !== undefined && call.people.includes(technician),
  );
  if (technician && onCall)
    addOpen(site, technician, { place: { job_id: null, service_id: onCall.row.id }, minutes: 222, isOffsite: false });
  others.forEach((member, at) => {
    const job =
      cast.projects.find((project) => project.state === 'active' && project.crew.includes(member)) ??
      itemAt(cast.projects, 0);
    addOpen(site, member, {
      place: { job_id: job.row.id, service_id: null },
      minutes: 190 + at * 7,
      isOffsite: at === 4,
    });
  });
}

function addOpen(
  site: Site,
  member: Member,
  { place, minutes, isOffsite }: { place: Place; minutes: number; isOffsite: boolean },
): void {
  const timeIn = site.calendar.minutesAgo(minutes);
  site.add('TimeLog', {
    user_id: member.user.id,
    ...place,
    time_in: timeIn,
    time_out: null,
    time_on_site: isOffsite ? null : timeIn,
    clocked_in_offsite: isOffsite ? 1 : 0,
    hours: null,
    break_hours: 0,
    distance_m: isOffsite ? 4200 : 40,
    notes: null,
    status: 'open',
    created_at: timeIn,
  });
}
