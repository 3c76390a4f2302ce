import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import type { PublicRecord } from '../../links/open-public-link.ts';
import { mayReadRecord } from '../../registry/may-read.ts';

const AskSchema = v.object({ slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

/** The page behind the label of a customer's machine. It needs no session, so its columns are listed one by one. */
export const publicAsset: OpenRoute = {
  verb: 'GET',
  path: 'CustomerAsset/public',
  summary: 'What anybody with the link may know of an asset of a customer',
  session: 'optional',
  takes: AskSchema,
  before: 'terms',
  async handle(ask) {
    const { services, address } = ask;
    const { slug } = await ask.read(AskSchema);
    const found = await services.db.system((tx) => openPublicLink(tx, 'CustomerAsset', slug));
    if (!found) {
      await services.limits.take('public-slug', address);
      throw new Refusal('This asset was not found.');
    }
    const shown = await services.db.system((tx) => shownAsset(tx, found));
    // The slug of the page, which may differ from the record's.
    return { ...shown, slug, asset_id: (await isReader(ask, found)) ? found.id : null };
  },
};

async function isReader({ services, session }: Ask, { id, tenantId }: PublicRecord): Promise<boolean> {
  if (session?.tenantId !== tenantId) return false;
  return services.db.as(session, (tx) => mayReadRecord({ tx, identity: session }, 'CustomerAsset', id));
}

function shownAsset(tx: Tx, { id, tenantId }: PublicRecord) {
  return tx
    .selectFrom('customer_asset as asset')
    .innerJoin('asset_category as category', 'category.id', 'asset.category_id')
    .innerJoin('company', 'company.id', 'asset.tenant_id')
    .where('asset.id', '=', id)
    .where('asset.tenant_id', '=', tenantId)
    .select([
      'asset.name',
      'category.name as category',
      'category.color_hex',
      'asset.manufacturer',
      'asset.model_num',
      'asset.serial_num',
      'asset.installed_on',
      'asset.warranty_until',
      'asset.archived',
      'company.company_name',
      'company.phone as company_phone',
      sql<string | null>`(select max(call.completed) from service_asset link
        join service call on call.tenant_id = link.tenant_id and call.id = link.service_id
        where link.tenant_id = asset.tenant_id and link.asset_id = asset.id)`.as('last_service'),
    ])
    .executeTakeFirstOrThrow();
}
