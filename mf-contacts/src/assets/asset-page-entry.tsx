import type { Asset, AssetCategory, ContactLocation } from '@fieldspan/api/queries/contact-assets';
import { assetQuery } from '@fieldspan/api/queries/contact-assets';
import { msg } from '@fieldspan/domain/message';
import { PublicLinkButton } from '@fieldspan/federation/public-link-button';
import type { PageEntry } from '@fieldspan/records/entry';
import { DETAILS } from '@fieldspan/records/entry';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { t } from '@fieldspan/ui/i18n';
import { AssetTag } from '../asset/asset-tag.tsx';
import { assetTo, PUBLIC_PATH } from '../asset/asset-path.ts';
import { AssetHistory } from './asset-history.tsx';
import { AssetLabel } from './asset-label.tsx';
import { assetSections } from './asset-sections.ts';

type Options = { categories: readonly AssetCategory[]; locations: readonly ContactLocation[]; isNew: boolean };

/** The page of an asset. */
export const assetPageEntry = (options: Options): PageEntry<'CustomerAsset', Asset> => ({
  model: 'CustomerAsset',
  record: msg('Asset'),
  newTitle: msg('New asset'),
  list: { title: msg('Contact assets'), to: '/contact-assets' },
  trailOf: (asset) => [
    { label: t('Contacts Network'), to: '/contacts' },
    ...(asset?.Customer ? [{ label: asset.Customer.name, to: `/contact/${asset.Customer.slug}/assets` }] : []),
  ],
  recordQuery: assetQuery,
  titleOf: ({ name }) => name,
  subtitleOf: ({ Customer, ContactLocation: place, spot }) =>
    [Customer?.name, place?.name, spot].filter(Boolean).join(' · '),
  Status: ({ record }) => <AssetTag asset={record} />,
  Actions: ({ record }) => (
    <PublicLinkButton
      page={{
        model: 'CustomerAsset',
        record_id: record.id,
        path: PUBLIC_PATH,
        renewHint: t('Labels that are printed already open nothing from then on: print new ones.'),
      }}
    />
  ),
  tabs: [
    { key: DETAILS, label: msg('Details') },
    { key: 'history', label: msg('History'), Panel: AssetHistory },
    { key: 'label', label: msg('Label'), order: 40, Panel: AssetLabel },
  ],
  tabPlace: tabPlace('asset.tab', ({ id, slug, name, customer_id }) => ({
    asset: { id, slug, name, contactId: customer_id },
  })),
  tabTo: assetTo,
  sections: assetSections(options),
  blank: { name: '' },
});
