import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { currentSession } from '../session.ts';

const ReadySchema = v.object({
  userId: v.number(),
  tenantId: v.number(),
  /** How many forms, and projects and service calls, are kept on the device. */
  forms: v.number(),
  places: v.number(),
  /** Characters of the kept answers. */
  size: v.number(),
  /** By this device's clock. */
  at: v.number(),
});

/** What this device keeps beforehand, for filling in forms without a connection. */
export type ReadyForms = v.InferOutput<typeof ReadySchema>;

const KEY = 'fieldspan.ready-forms';

/** What was kept for the signed-in person; null if nothing was. */
export function readyForms(tenantId: number): ReadyForms | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReadySchema), localStorage.getItem(KEY));
  if (!parsed.success || parsed.output.userId !== currentSession()?.userId) return null;
  return parsed.output.tenantId === tenantId ? parsed.output : null;
}

/** Changes whenever something was kept, so that screens read `readyForms` again. */
export const readyAtAtom = atom(0);

export function noteReadyForms(ready: ReadyForms): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ready));
  } catch {
    localStorage.removeItem(KEY);
  }
}
