import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write } from '../entry.ts';

/**
 * An asset stands at a location of its own customer, and does not move to another customer: what was done to it there would
 * move along.
 */
export async function checkAsset(write: Write): Promise<void> {
  const { before, values } = write;
  if (before !== null && 'customer_id' in values)
    throw new Refusal('An asset stays with its customer. Archive it, and make a new one for the other customer.');
  if (!('location_id' in values) && before !== null) return;
  const asset: Values = { ...before, ...values };
  if (typeof asset['location_id'] !== 'number') return;
  const location = await rowOf(write, 'contact_location', asset['location_id']);
  if (location !== null && location['contact_id'] !== asset['customer_id'])
    throw new Refusal(
      sentence`“${String(location['name'])}” is a location of another contact. Choose one of this customer.`,
    );
}

/** A call is about assets of its own customer. */
export async function checkServiceAsset(write: Write): Promise<void> {
  const { before, values } = write;
  if (before !== null && ('service_id' in values || 'asset_id' in values))
    throw new Refusal('This says what was done to one asset on one call. Remove it, and add the other one.');
  if (before !== null) return;
  const service = await rowOf(write, 'service', Number(values['service_id']));
  const asset = await rowOf(write, 'customer_asset', Number(values['asset_id']));
  if (service === null || asset === null) return;
  if (service['customer_id'] !== asset['customer_id'])
    throw new Refusal(sentence`“${String(asset['name'])}” belongs to another customer than this call.`);
}

/** A file of an asset is also a file of its customer. */
export async function checkContactFile(write: Write): Promise<void> {
  const { before, values } = write;
  if (before !== null && ('contact_id' in values || 'asset_id' in values))
    throw new Refusal('A file stays where it is. Add it to the other contact, and delete it here.');
  if (typeof values['asset_id'] !== 'number') return;
  const asset = await rowOf(write, 'customer_asset', values['asset_id']);
  if (asset !== null && asset['customer_id'] !== values['contact_id'])
    throw new Refusal(sentence`“${String(asset['name'])}” belongs to another contact.`);
}

type Table = 'contact_location' | 'customer_asset' | 'service';

/** A row of the same company; the check of references refuses one that is not there. */
async function rowOf({ tx, session }: Write, table: Table, id: number): Promise<Values | null> {
  const row = await tx
    .selectFrom(table)
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}
