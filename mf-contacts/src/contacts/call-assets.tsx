import { assetChoicesQuery, assetsOfCallQuery } from '@fieldspan/api/queries/contact-assets';
import type { CallAsset } from '@fieldspan/api/queries/contact-assets';
import { serviceQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { deleteWithWord } from '@fieldspan/federation/delete-with-word';
import { msg } from '@fieldspan/domain/message';
import type { Field } from '@fieldspan/records/field';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconDots, IconPlus, IconTool } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Menu } from '@fieldspan/ui/menu';
import { IconButton } from '@fieldspan/ui/icon-button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { assetTo, newAssetTo } from '../asset/asset-path.ts';

/** The machines of the customer that a service call is about, and what was done to each. */
export function CallAssets({ service }: Places['service.tab']) {
  const { data: call } = useSuspenseQuery(serviceQuery(service.slug));
  if (call.customer_id === null) {
    return (
      <EmptyState icon={<IconTool aria-hidden="true" />} title={t('First a customer')}>
        {t('Choose the customer of this call under Details; then their assets can be added here.')}
      </EmptyState>
    );
  }
  return <Assets serviceId={service.id} customerId={call.customer_id} />;
}

function Assets({ serviceId, customerId }: { serviceId: number; customerId: number }) {
  const { data: links } = useSuspenseQuery(assetsOfCallQuery(serviceId));
  // null: a further asset.
  const [edited, setEdited] = useState<CallAsset | null | 'none'>('none');
  const isNew = edited === null || edited === 'none';
  return (
    <>
      <RelatedCard
        more={links.more}
        title={t('Assets')}
        icon={<IconTool aria-hidden="true" />}
        empty={t('No assets')}
        hint={t('The machines that this call is about, with what was found and done. It stands in their history.')}
        action={
          <>
            <AppLink to={newAssetTo({ customer: customerId, location: null, category: null })}>
              {t('New asset')}
            </AppLink>
            <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited(null)}>
              {t('Add an asset')}
            </Button>
          </>
        }
      >
        {links.rows.map((link) => (
          <AssetRow key={link.id} link={link} onEdit={() => setEdited(link)} />
        ))}
      </RelatedCard>
      <RecordDialog
        model="ServiceAsset"
        title={isNew ? t('Add an asset') : t('What was found and done')}
        fields={isNew ? [assetField(customerId), WORK] : [WORK]}
        record={edited === 'none' ? null : edited}
        blank={{ service_id: serviceId }}
        isOpen={edited !== 'none'}
        onClose={() => setEdited('none')}
      />
    </>
  );
}

function AssetRow({ link, onEdit }: { link: CallAsset; onEdit: () => void }) {
  const { id, version, work, CustomerAsset: asset } = link;
  const name = asset?.name ?? t('An asset');
  const facts = [asset?.manufacturer, asset?.model_num, asset?.serial_num, asset?.spot, work];
  return (
    <ListItem
      {...(asset && { to: assetTo(asset.slug, 'history') })}
      title={name}
      subtitle={facts.filter(Boolean).join(' · ')}
      trailing={
        <Menu
          label={t('What to do with {{name}}', { name })}
          trigger={
            <IconButton label={t('What to do with {{name}}', { name })} icon={<IconDots aria-hidden="true" />} />
          }
          items={[
            { label: t('What was found and done…'), onSelect: onEdit },
            {
              label: t('Take off this call'),
              onSelect: () => void deleteWithWord('ServiceAsset', { id, version }).catch(() => undefined),
            },
          ]}
        />
      }
    />
  );
}

const WORK: Field<'ServiceAsset', CallAsset> = {
  kind: 'long-text',
  name: 'work',
  label: msg('What was found and done'),
  wide: true,
};

const assetField = (customerId: number): Field<'ServiceAsset', CallAsset> => ({
  kind: 'relation',
  name: 'asset_id',
  label: msg('Asset'),
  required: true,
  choices: (typed) => assetChoicesQuery(customerId, typed),
  shownOf: ({ CustomerAsset }) => CustomerAsset?.name ?? null,
});
