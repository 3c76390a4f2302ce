import { showAlert } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { t } from '@fieldspan/ui/i18n';
import { IconRefresh } from '@fieldspan/ui/icons';
import { useRootCount } from '@fieldspan/ui/root-count';
import { useAtomValue } from 'jotai';
import { readyAtom } from './ready-update.ts';
import styles from './update-chip.module.css';

/** Says that an update waits for the person's work, and takes it up on request. */
export function UpdateChip() {
  const { titles, take } = useAtomValue(readyAtom, { store });
  useRootCount('feet', titles.length > 0);
  if (titles.length === 0) return null;
  const title = new Intl.ListFormat('en', { type: 'conjunction' }).format(titles);

  const handlePress = async () => {
    if (await take()) return;
    showAlert({
      type: 'info',
      message: t('Save your changes or leave them first. The update comes by itself after that.'),
    });
  };
  return (
    <button type="button" className={styles.chip} onClick={() => void handlePress()}>
      <span className={styles.pill}>
        <IconRefresh aria-hidden="true" />
        <span className={styles.text}>{t('{{title}} update ready', { title })}</span>
      </span>
    </button>
  );
}
