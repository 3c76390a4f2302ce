import type { Parent } from '@fieldspan/api/queries/records';
import type { BoxId } from './draft-store.ts';

/** A project or a service, and its name. */
export type ThreadPlace = { about: Parent; name: string };

const NEW = 'new';

/** Key of the compose box for new threads: general ones, or those of one project or service. */
export function newThreadBox(about: Parent | undefined): BoxId {
  if (about === undefined) return NEW;
  return 'job_id' in about ? `${NEW} job ${about.job_id}` : `${NEW} service ${about.service_id}`;
}

export const isNewThreadBox = (box: BoxId | null): boolean =>
  typeof box === 'string' && (box === NEW || box.startsWith(`${NEW} `));
