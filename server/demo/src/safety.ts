import type { Project } from './jobs.ts';
import type { Library } from './library.ts';
import type { Member } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import type { CertificateKind } from './words/certificates.ts';
import { SAFETY_TASKS } from './words/safety.ts';

/** Creates tasks with their hazards and controls. */
export function makeSafetyTasks(site: Site): void {
  for (const { task, hazards, controls } of SAFETY_TASKS) {
    const row = site.add('SafetyJobTask', { description: task });
    for (const description of hazards) site.add('SafetyHazard', { description, task_id: row.id });
    for (const description of controls) site.add('SafetyControl', { description, task_id: row.id });
  }
}

/** What each person holds; a few have lapsed, a few lapse in the next weeks. */
export function makeCertificates(site: Site, members: readonly Member[], library: Library) {
  const types = new Map(
    site.profile.certificates.map(({ title }) => [title, site.add('CertificateType', { title, archived: 0 }).id]),
  );
  const verifier = members.find(({ trade }) => trade === 'office') ?? itemAt(members, 0);
  return members.flatMap((member, person) => {
    const needed = site.profile.certificates.filter((kind) => isFor(kind, member));
    return needed.flatMap((kind, at) => {
      const random = site.random.fork(`certificate/${member.name}/${kind.title}`);
      if (at > 1 && random.chance(0.15)) return [];
      const daysLeft = left(kind, person * 7 + at);
      const scan = random.chance(0.35) ? random.pick(library.documents) : null;
      const certificate = site.add('Certificate', {
        user_id: member.user.id,
        title: kind.title,
        type_id: types.get(kind.title) ?? null,
        number: `${random.pick(['A', 'C', 'G', 'W'])}${random.int(100_000, 999_999)}`,
        issued: site.calendar.date(kind.years * 365 - daysLeft),
        expires: site.calendar.date(-daysLeft),
        file_id: scan?.id ?? null,
        verified_by: verifier.user.id,
      });
      return [certificate];
    });
  });
}

function isFor(kind: CertificateKind, { trade }: Member): boolean {
  return kind.for === 'all' || (kind.for === 'field' && trade !== 'office') || kind.for === trade;
}

/** Days until expiry: every eleventh certificate has expired, every sixth is about to. */
function left(kind: CertificateKind, turn: number): number {
  if (turn % 11 === 5) return -(turn % 40) - 2;
  if (turn % 6 === 1) return 9 + (turn % 28);
  return 90 + ((turn * 53) % (kind.years * 365 - 120));
}

const UTILITIES = {
  metric: ['Gas', 'Hydro', 'Telecom and cable', 'Water and sewer', 'Street lighting'],
  imperial: ['Gas', 'Electric', 'Communications', 'Water', 'Sewer'],
} as const;
const ANSWERS = ['Clear', 'Marked', 'Marked', 'Not yet', 'Conflict'] as const;

/** Creates utility locate tickets, a few of which expire within days. */
export function makeLocates(site: Site, projects: readonly Project[]): void {
  const open = projects.filter(({ state }) => state === 'active' || state === 'internal');
  const utilities = site.profile.metric ? UTILITIES.metric : UTILITIES.imperial;
  for (let index = 0; index < site.profile.sizes.locates; index += 1) {
    const random = site.random.fork(`locate/${index}`);
    const { row } = random.pick(open);
    const requestedDaysAgo = 2 + index * 5;
    const expiresIn = 30 - requestedDaysAgo - 1;
    const isAnswered = requestedDaysAgo > 5;
    site.add('Locate', {
      ticket_num: `${site.profile.metric ? '2026' : 'A'}${random.int(10_000_000, 99_999_999)}`,
      job_id: row.id,
      address: `${row.address}, ${row.city}`,
      lat: row.lat,
      long: row.long,
      utilities: utilities.join(', '),
      requested: site.calendar.at(requestedDaysAgo, 9),
      work_to_begin: site.calendar.at(requestedDaysAgo - 5, 7),
      expiry: site.calendar.at(-expiresIn, 23.9),
      status: statusOf(expiresIn, isAnswered),
      responses_json: JSON.stringify(
        utilities.map((utility) => ({
          utility,
          answer: isAnswered ? random.pick(ANSWERS.slice(0, 3)) : random.pick(ANSWERS),
        })),
      ),
      archived: expiresIn < -60 ? 1 : 0,
      created_at: site.calendar.at(requestedDaysAgo, 9),
    });
  }
}

function statusOf(expiresIn: number, isAnswered: boolean): string {
  if (expiresIn < 0) return 'Expired';
  return isAnswered ? 'Ready' : 'Waiting';
}
