import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { QrCode } from '@fieldspan/ui/qr-code';
import styles from './label-card.module.css';
import { PUBLIC_PATH } from '../piece/public-path.ts';

/** The QR code for the machine's label: it opens the public page. */
export function LabelCard({ slug }: { slug: string }) {
  return (
    <Card title={t('Label')} className={styles.card ?? ''}>
      <div className={styles.inside}>
        <p className={styles.hint}>{t('Print it and put it on the machine: whoever scans it sees its public page.')}</p>
        <QrCode text={`${window.location.origin}${PUBLIC_PATH}${slug}`} />
      </div>
    </Card>
  );
}
