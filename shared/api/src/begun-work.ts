import * as v from 'valibot';
import { currentOwner } from './outbox/owner.ts';

/**
 * Work that a person has started on this device and not submitted. Its draft is stored here and visible only to its
 * author.
 */
export type BegunWork = {
  userId: number;
  tenantId: number;
  /** A description for the person. */
  label: string;
  /** The page where they can continue. */
  address: string;
};

const KEY = 'fieldspan.begun';

const WorkSchema = v.object({ userId: v.number(), tenantId: v.number(), label: v.string(), address: v.string() });
const BegunSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), WorkSchema));

type Begun = Readonly<Record<string, BegunWork>>;

function read(): Begun {
  const parsed = v.safeParse(BegunSchema, localStorage.getItem(KEY));
  return parsed.success ? parsed.output : {};
}

/** If the browser cannot store it, nothing is reported as started. */
function write(begun: Begun): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** Records that the device has a draft with this name. */
export function noteBegun(name: string, work: BegunWork): void {
  const begun = read();
  if (JSON.stringify(begun[name]) !== JSON.stringify(work)) write({ ...begun, [name]: work });
}

/** The draft was submitted or discarded. */
export function forgetBegun(name: string): void {
  const { [name]: gone, ...rest } = read();
  if (gone) write(rest);
}

/** The signed-in person's drafts for the active tenant, with the names that they have on this device. */
export function begunWork(): (BegunWork & { name: string })[] {
  const owner = currentOwner();
  return Object.entries(read()).flatMap(([name, work]) =>
    work.userId === owner?.userId && work.tenantId === owner.tenantId ? [Object.assign({ name }, work)] : [],
  );
}
