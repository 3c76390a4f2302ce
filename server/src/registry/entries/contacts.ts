import type { Entry, RowScope } from '../entry.ts';
import { checkAsset, checkContactFile, checkServiceAsset } from '../guards/customer-asset.ts';
import { isOnService } from './work.ts';

/** People on a service call for this customer: they write down the machines that they find there. */
const worksForCustomer: RowScope = ({ sql, col, identity, readableWhere }) =>
  identity.viewer.role === 'none'
    ? sql`false`
    : readableWhere('Service', (service) => sql`${sql.ref(`${service}.customer_id`)} = ${col('customer_id')}`);

/** Sites, machines and papers of a contact follow the contact: who may read it, reads them. */
export const contactEntries = {
  ContactLocation: { read: ({ mayRead }) => mayRead('Contact', 'contact_id'), author: 'created_by' },
  AssetCategory: {
    author: 'created_by',
    columns: {
      live_count: ({ sql, col, identity }) => sql`(select count(*)::int from customer_asset a
        where a.tenant_id = ${identity.tenantId} and a.category_id = ${col('id')} and a.archived = 0)`,
    },
  },
  CustomerAsset: {
    read: ({ mayRead }) => mayRead('Contact', 'customer_id'),
    write: worksForCustomer,
    remove: ({ sql, identity }) => sql`${identity.viewer.role === 'Admin'}`,
    author: 'created_by',
    publicSlug: true,
    guarded: true,
    beforeSave: checkAsset,
  },
  ServiceAsset: {
    read: ({ sql, mayRead }) => sql`(${mayRead('CustomerAsset', 'asset_id')} or ${mayRead('Service', 'service_id')})`,
    write: isOnService('service_id'),
    author: 'created_by',
    beforeSave: checkServiceAsset,
  },
  ContactFile: {
    read: ({ mayRead }) => mayRead('Contact', 'contact_id'),
    write: ({ sql, col, identity }) => sql`${col('created_by')} = ${identity.userId}`,
    author: 'created_by',
    beforeSave: checkContactFile,
  },
} satisfies Record<string, Entry>;
