import { resourceUrl } from '@fieldspan/api/resource-url';
import { t } from '@fieldspan/ui/i18n';
import styles from './expense-glance.module.css';

type Receipt = {
  filename: string | null;
  original_filename: string | null;
  width: number | null;
  height: number | null;
};

/** The receipt, which opens at full size in a new tab. */
export function ReceiptPicture({ receipt }: { receipt: Receipt }) {
  if (receipt.filename === null) return null;
  const url = resourceUrl('receipt-images', receipt.filename);
  const name = receipt.original_filename ?? t('Receipt');
  return (
    <a
      className={styles.receipt}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('Open the receipt {{name}}', { name })}
    >
      {receipt.width && receipt.height ? (
        <img src={url} width={receipt.width} height={receipt.height} alt="" referrerPolicy="no-referrer" />
      ) : (
        <span className={styles.file}>{name}</span>
      )}
    </a>
  );
}
