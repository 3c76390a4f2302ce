import type { NotifyChoice } from '@fieldspan/contract/messaging-calls';
import { t, translated } from '@fieldspan/ui/i18n';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { NOTIFY_ICONS, NOTIFY_LABELS } from '../notify-words.ts';
import styles from './notify-mark.module.css';

/** Which messages of a thread notify the reader, when that is not all of them. */
export function NotifyMark({ notify }: { notify: NotifyChoice | null }) {
  if (notify === null || notify === 'all') return null;
  const Icon = NOTIFY_ICONS[notify];
  const label = t('Notifications: {{choice}}', { choice: translated(NOTIFY_LABELS[notify]) });
  return (
    <span className={styles.told} title={label}>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
