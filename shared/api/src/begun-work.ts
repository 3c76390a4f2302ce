import * as v from 'valibot';
import { currentOwner } from './outbox/owner.ts';

/** Work that somebody has begun on this device and not handed in: its draft stands there, and only its writer sees it. */
export type BegunWork = {
  userId: number;
  tenantId: number;
  /** What it is, in the person's words. */
  label: string;
  /** Where they go on with it. */
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

/** A browser that keeps nothing asks nothing either. */
function write(begun: Begun): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(begun));
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** Notes that a draft stands on the device, under its name there. */
export function noteBegun(name: string, work: BegunWork): void {
  const begun = read();
  if (JSON.stringify(begun[name]) !== JSON.stringify(work)) write({ ...begun, [name]: work });
}

/** It was handed in, or given up. */
export function forgetBegun(name: string): void {
  const { [name]: gone, ...rest } = read();
  if (gone) write(rest);
}

/** What the person who is signed in has begun for the employer of now. */
export function begunWork(): BegunWork[] {
  const owner = currentOwner();
  return Object.values(read()).filter(
    ({ userId, tenantId }) => userId === owner?.userId && tenantId === owner.tenantId,
  );
}
