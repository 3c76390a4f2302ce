import * as v from 'valibot';
import { currentSession } from '../session.ts';
import { KEPT_SETS } from './forget-kept.ts';

const KeptSetSchema = v.object({
  userId: v.number(),
  tenantId: v.number(),
  setId: v.number(),
  jobId: v.number(),
  name: v.string(),
  /** The PDF of the set. */
  filename: v.string(),
  bytes: v.number(),
  /** When its sheets, marks and pins were read last, by this device's clock. */
  at: v.number(),
  /** The release set whose code read them: another one may need other fields. */
  edition: v.number(),
});

/** A set of plans that a person keeps on this device. */
export type KeptSet = v.InferOutput<typeof KeptSetSchema>;

const ListSchema = v.pipe(v.string(), v.parseJson(), v.array(KeptSetSchema));

/** The sets that the signed-in person keeps here, of all their employers. */
export function keptSets(): readonly KeptSet[] {
  const userId = currentSession()?.userId;
  return all().filter((set) => set.userId === userId);
}

export function noteKeptSet(set: KeptSet): void {
  store([...all().filter(({ setId }) => setId !== set.setId), set]);
}

export function noteForgottenSet(setId: number): void {
  store(all().filter((set) => set.setId !== setId));
}

function all(): readonly KeptSet[] {
  const parsed = v.safeParse(ListSchema, localStorage.getItem(KEPT_SETS));
  return parsed.success ? parsed.output : [];
}

function store(sets: readonly KeptSet[]): void {
  localStorage.setItem(KEPT_SETS, JSON.stringify(sets));
}
