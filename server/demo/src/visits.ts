import type { Project } from './jobs.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import type { ServiceCall } from './services.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import type { StatusType } from './words/services.ts';

type Cast = { members: readonly Member[]; services: readonly ServiceCall[]; projects: readonly Project[] };

/** The board shows a fortnight; what was before that has no visits. */
const DAYS_BACK = 14;
const HOURS = 1.5;
const MINUTES = 90;

type State = 'tray' | 'planned' | 'published' | 'travelling' | 'arrived' | 'done';

const STATES: Readonly<Record<StatusType, State>> = {
  new: 'tray',
  scheduled: 'published',
  en_route: 'travelling',
  on_site: 'arrived',
  waiting: 'tray',
  completed: 'done',
  invoiced: 'done',
};

/** Who went where and who will: each call of the last and next days, crews on projects, and one person on leave. */
export function makeVisits(site: Site, { members, services, projects }: Cast): void {
  for (const call of services) if (call.daysAgo <= DAYS_BACK) addVisitOf(site, call);
  const crew = ofTrade(members, 'field').slice(0, 6);
  const open = projects.filter(({ row }) => row.completed === null && row.archived === 0 && row.is_lead === 0);
  if (open.length > 0) {
    crew.forEach((member, at) => addCrewDays(site, member, itemAt(open, at % open.length)));
  }
  const away = ofTrade(members, 'service').at(-1);
  if (away)
    site.add('Leave', {
      user_id: away.user.id,
      from_on: site.calendar.date(-1),
      to_on: site.calendar.date(-3),
      kind: 'holiday',
      state: 'granted',
    });
}

function addVisitOf(site: Site, call: ServiceCall): void {
  const { row, status, daysAgo, hour, tech } = call;
  const state = STATES[status];
  const isDone = state === 'done';
  const doneAt = isDone ? site.calendar.at(daysAgo, hour + HOURS - 0.2) : null;
  const visit = site.add('Visit', {
    ...timesOf(site, call),
    service_id: row.id,
    lead_id: state === 'tray' ? null : tech.user.id,
    duration_min: MINUTES,
    state: state === 'published' && daysAgo < -2 ? 'planned' : state,
    arrived_at: isDone || state === 'arrived' ? site.calendar.at(daysAgo, hour + 0.1) : null,
    done_at: doneAt,
  });
  if (isDone) site.add('VisitEvent', { visit_id: visit.id, kind: 'done', at: doneAt, created_by: tech.user.id });
}

/** A call whose part has come has no time yet. */
function timesOf(site: Site, { status, daysAgo, hour }: ServiceCall) {
  if (status === 'waiting') return { starts_at: null, ends_at: null, note: 'The part has come: fit it' };
  const [starts_at, ends_at] = [site.calendar.at(daysAgo, hour), site.calendar.at(daysAgo, hour + HOURS)];
  return { starts_at, ends_at, note: null };
}

const DAYS_AHEAD = 6;

/** A crew is on one project for days; next week is planned and not told yet. */
function addCrewDays(site: Site, member: Member, project: Project): void {
  for (let daysAgo = DAYS_BACK; daysAgo >= -DAYS_AHEAD; daysAgo -= 1) {
    if (!site.calendar.isWorkday(daysAgo)) continue;
    site.add('Visit', {
      job_id: project.row.id,
      lead_id: member.user.id,
      starts_at: site.calendar.at(daysAgo, 7),
      ends_at: site.calendar.at(daysAgo, 15.5),
      duration_min: 510,
      state: crewState(daysAgo),
      arrived_at: daysAgo >= 0 ? site.calendar.at(daysAgo, 7) : null,
      done_at: daysAgo > 0 ? site.calendar.at(daysAgo, 15.5) : null,
    });
  }
}

function crewState(daysAgo: number): State {
  if (daysAgo > 0) return 'done';
  if (daysAgo === 0) return 'arrived';
  return daysAgo < -2 ? 'planned' : 'published';
}
