import { publicAssetQuery } from '@fieldspan/api/queries/contact-assets';
import { dayText, instantText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Facts } from '@fieldspan/ui/layout/facts';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPhone, IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AssetTag } from '../asset/asset-tag.tsx';
import { assetTo } from '../asset/asset-path.ts';
import type { ComponentProps } from 'react';
import styles from './public-asset.module.css';

/** What everybody with the link, or the label on the machine, may see. */
export function PublicAsset() {
  const { slug = '' } = useParams();
  const { data: asset } = useSuspenseQuery(publicAssetQuery(slug));
  const today = useToday();
  usePageTitle(asset?.name ?? t('Asset'));
  if (!asset) {
    return (
      <>
        <PageHeader title={t('Asset')} />
        <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('Asset not found')}>
          {t('The link may be old. Ask the company that looks after the machine.')}
        </EmptyState>
      </>
    );
  }
  const { company_name: company, company_phone: phone } = asset;
  return (
    <div className={styles.page}>
      <PageHeader
        title={asset.name}
        subtitle={t('Looked after by {{company}}', { company })}
        status={<AssetTag asset={asset} />}
      />
      <div className={styles.actions}>
        {phone && (
          <Button variant="primary" icon={<IconPhone aria-hidden="true" />} render={<CallLink phone={phone} />}>
            {t('Call {{company}}', { company })}
          </Button>
        )}
        {asset.asset_id !== null && (
          <Button render={<AppLink to={assetTo(asset.asset_id, 'details')} />}>{t('Open the asset')}</Button>
        )}
      </div>
      <Card>
        <Facts
          facts={[
            { term: t('Category'), fact: asset.category },
            { term: t('Manufacturer'), fact: asset.manufacturer },
            { term: t('Model'), fact: asset.model_num },
            { term: t('Serial number'), fact: asset.serial_num },
            { term: t('Installed on'), fact: asset.installed_on && dayText(asset.installed_on, today) },
            { term: t('Last day of the warranty'), fact: asset.warranty_until && dayText(asset.warranty_until, today) },
            { term: t('Last service'), fact: asset.last_service && instantText(asset.last_service) },
          ]}
        />
      </Card>
    </div>
  );
}

/** Leaves the app for the phone's dialler. */
const CallLink = ({ phone, children, ...props }: ComponentProps<'a'> & { phone: string }) => (
  <a href={`tel:${phone}`} {...props}>
    {children}
  </a>
);
