import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';
import { readsPay } from '../entries/masked.ts';

/** Whoever may see pay says that a log was worked in another classification, and nobody but an Admin of their own time. */
export function refuseOwnScale({ before, values, session }: Pick<Write, 'before' | 'values' | 'session'>): void {
  if (!('pay_scale' in values) || values['pay_scale'] === (before?.['pay_scale'] ?? null)) return;
  if (!readsPay(session.viewer))
    throw new Refusal('Only who may see pay says in which classification time was worked.');
  const owner = { user_id: session.userId, ...before, ...values }.user_id;
  if (owner === session.userId && session.viewer.role !== 'Admin')
    throw new Refusal('Somebody else says in which classification you worked.');
}
