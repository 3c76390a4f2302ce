import type { BegunWork } from '@fieldspan/api/begun-work';
import type { Answer } from '@fieldspan/domain/form/form-types';
import type { DraftParts } from './draft-base.ts';

/** Identifies a draft: person, form and job, so that two people on one tablet never see each other's. */
export type DraftOwner = {
  tenantId: number;
  userId: number;
  childSlug: string;
  place: string;
  /** Title of the form. */
  label: string;
};

/** Initial content where this device has no draft; it has a key of its own, separate from new forms. */
export type DraftStart = { name: string; answers: ReadonlyMap<string, Answer>; parts: DraftParts };

/** Key of a draft on this device. */
export const draftName = (
  { tenantId, userId, childSlug, place }: DraftOwner,
  start: Pick<DraftStart, 'name'> | null = null,
): string => [tenantId, userId, childSlug, place, ...(start === null ? [] : [start.name])].join('/');

/** A form as it is listed among those that were begun; null for one that came back from the outbox. */
export function begunOf(owner: DraftOwner, start: DraftStart | null): BegunWork | null {
  const { tenantId, userId, childSlug, place, label } = owner;
  return start ? null : { userId, tenantId, label, address: `/do-form/${childSlug}${place}` };
}

/** A draft's key, and how it is listed. */
export type DraftName = { key: string; begun: BegunWork | null };
