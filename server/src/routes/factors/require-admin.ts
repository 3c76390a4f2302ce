import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';

/** @throws Refusal for anybody but an Admin of the active tenant */
export function requireAdmin({ viewer }: Session): void {
  if (viewer.role !== 'Admin') throw new Refusal('Only an Admin of the company can do this.');
}
