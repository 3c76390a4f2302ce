import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { knownTablet } from './known-tablet.ts';
import type { Tablet } from './known-tablet.ts';

export type Kiosk = Tablet & {
  publicKey: string;
  /** Sealed with the key of the installation. */
  privateKey: string;
  /** The project that it stands at. */
  place: { id: number; job_num: string; job_name: string } | null;
};

/**
 * The kiosk that makes the request.
 * @throws Refusal for any other device, also for a shared tablet on which people sign in
 */
export async function knownKiosk(tx: Tx, headers: Headers): Promise<Kiosk> {
  const tablet = await knownTablet(tx, headers);
  const keys = await tx
    .selectFrom('tablet')
    .where('id', '=', tablet.id)
    .select(['public_key', 'private_key'])
    .executeTakeFirst();
  if (!tablet.isKiosk || !keys?.public_key || !keys.private_key)
    throw new Refusal('This shared tablet is no kiosk: people sign in on it.');
  const place = await tx
    .selectFrom('kiosk_place as k')
    .innerJoin('job as j', (join) => join.onRef('j.id', '=', 'k.job_id').onRef('j.tenant_id', '=', 'k.tenant_id'))
    .where('k.tablet_id', '=', tablet.id)
    .where('j.deleted', '=', 0)
    .where('j.archived', '=', 0)
    .select(['j.id', 'j.job_num', 'j.job_name'])
    .executeTakeFirst();
  return { ...tablet, publicKey: keys.public_key, privateKey: keys.private_key, place: place ?? null };
}
