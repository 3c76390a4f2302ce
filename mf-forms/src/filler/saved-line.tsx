import { dateText } from '@fieldspan/domain/date-text';
import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconDeviceFloppy } from '@fieldspan/ui/icons';
import { useSyncExternalStore } from 'react';
import type { FormDraft } from './form-draft.ts';
import styles from './saved-line.module.css';

/** When the answers were last stored on this device, or that they are not. */
export function SavedLine({ draft }: { draft: FormDraft }) {
  const now = useNow();
  const { savedAt, isKept } = useSyncExternalStore(draft.subscribe, draft.state);
  if (!isKept) {
    return (
      <output className={styles.line} data-bad>
        <IconAlertTriangle aria-hidden="true" size={16} />
        {t('This browser keeps nothing. Do not close the form before it is sent.')}
      </output>
    );
  }
  if (savedAt === null) return null;
  return (
    <p className={styles.line} data-saved-at={savedAt}>
      <IconDeviceFloppy aria-hidden="true" size={16} />
      {t('Saved on this device {{time}}', { time: savedText(savedAt, now) })}
    </p>
  );
}

function savedText(savedAt: number, now: Date): string {
  const at = new Date(savedAt);
  const isToday = at.toDateString() === now.toDateString();
  return isToday ? dateText(at, 'h:mm a') : momentText(at.toISOString(), now);
}
