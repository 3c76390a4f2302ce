import { dataText } from '@fieldspan/domain/message';
import { recordPreviewQuery } from '@fieldspan/api/queries/my-thread';
import type { LinkedRecord } from '@fieldspan/domain/message-record';
import { translated } from '@fieldspan/ui/i18n';
import { IconBackhoe, IconBuilding, IconClipboard, IconFileText, IconTool } from '@fieldspan/ui/icons';
import type { Icon } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { useQuery } from '@tanstack/react-query';
import styles from './record-preview.module.css';

const ICONS: Partial<Record<LinkedRecord['model'], Icon>> = {
  Job: IconBuilding,
  Service: IconTool,
  CompanyForm: IconClipboard,
  Equipment: IconBackhoe,
};

type RecordPreviewProps = LinkedRecord & { to: string };

/**
 * Preview of the record that a link in a message leads to, if the reader may see it. Its space is reserved while it
 * loads.
 */
export function RecordPreview({ model, slug, to }: RecordPreviewProps) {
  const { data: preview, isPending } = useQuery(recordPreviewQuery(model, slug));
  const Sign = ICONS[model] ?? IconFileText;
  if (isPending) return <span className={styles.card} aria-hidden="true" />;
  if (!preview) return null;
  const { kind, title, subtitle, state } = preview;
  return (
    <AppLink to={to} className={styles.card}>
      <Sign aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.subtitle}>
          {[translated(dataText(kind)), subtitle].filter((part) => part !== '').join(' · ')}
        </span>
      </span>
      {state !== null && state !== '' && <Tag>{translated(dataText(state))}</Tag>}
    </AppLink>
  );
}
