import type { Asset } from '@fieldspan/api/queries/contact-assets';
import { publicLinkQuery } from '@fieldspan/api/queries/public-links';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPrinter } from '@fieldspan/ui/icons';
import { QrCode } from '@fieldspan/ui/qr-code';
import { useSuspenseQuery } from '@tanstack/react-query';
import { PUBLIC_PATH } from '../asset/asset-path.ts';
import styles from './asset-label.module.css';

/** The label with the current address of the public page; none while the page is off. */
export function AssetLabel({ record: asset }: { record: Asset }) {
  const { data: link } = useSuspenseQuery(publicLinkQuery({ model: 'CustomerAsset', record_id: asset.id }));
  const now = useNow();
  const isOver = link.ends_at !== null && Date.parse(link.ends_at) <= now.getTime();
  if (link.is_on !== 1 || isOver) {
    return (
      <Card title={t('Label')}>
        <EmptyState title={t('The public link is closed')}>
          {t(
            'A label would open nothing. Switch the link on again under Public link, above, and print the label then.',
          )}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card
      title={t('Label')}
      action={
        <Button size="s" icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    >
      <div className={styles.label}>
        <QrCode text={`${window.location.origin}${PUBLIC_PATH}${link.slug}`} />
        <p className={styles.name}>{asset.name}</p>
        <p className={styles.hint}>
          {t('Put it on the machine: whoever scans it sees what it is, when it was last serviced and whom to call.')}
        </p>
      </div>
    </Card>
  );
}
