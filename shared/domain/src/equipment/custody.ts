export const HAND_OVERS = ['out', 'in'] as const;
export type HandOver = (typeof HAND_OVERS)[number];

/** In what state a piece was handed over. */
export const CONDITIONS = ['good', 'worn', 'damaged'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const PLACE_KINDS = ['yard', 'van', 'room'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** The latest hand-over of a piece. */
export type Latest = { kind: HandOver; to_user_id: number | null; job_id: number | null };

/** A hand-over that is to be made. */
export type Wanted = Latest & { place_id: number | null };

/** Who hands over; `readsJob` says whether they see a project. */
type Person = { id: number; isManager: boolean; readsJob: (jobId: number) => boolean };

export type CustodyProblem = 'nobody' | 'not-yours' | 'for-others' | 'foreign-project' | 'places-are-for-managers';

/**
 * Who may hand over what to whom: managers of equipment anything to anybody. Everybody else takes what is in, to
 * themselves or for a project that they see, and brings back what they have, or what is at such a project.
 */
export function custodyProblem(wanted: Wanted, latest: Latest | null, person: Person): CustodyProblem | null {
  const { kind, to_user_id: to, job_id: jobId, place_id: placeId } = wanted;
  if (kind === 'out' && to === null && jobId === null && placeId === null) return 'nobody';
  if (person.isManager) return null;
  if (latest?.kind === 'out' && !isTheirs(latest, person)) return 'not-yours';
  return kind === 'in' ? null : takingProblem(wanted, person);
}

function takingProblem({ to_user_id: to, job_id: jobId, place_id: placeId }: Wanted, person: Person) {
  if (placeId !== null) return 'places-are-for-managers';
  if (to !== null && to !== person.id) return 'for-others';
  return jobId !== null && !person.readsJob(jobId) ? 'foreign-project' : null;
}

/** Whether the person has it, or it is at a project that they see and with nobody. */
function isTheirs({ to_user_id: to, job_id: jobId }: Latest, person: Person): boolean {
  if (to !== null) return to === person.id;
  return jobId !== null && person.readsJob(jobId);
}

/** Whether a piece that is out should be back by now. */
export const isLate = (dueBackOn: string | null, today: string): boolean => dueBackOn !== null && dueBackOn < today;
