import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import styles from './shortcuts-dialog.module.css';

const SHORTCUTS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['⌘ K', 'Ctrl K'], does: t('Find people, jobs, equipment, threads and actions') },
  { keys: ['/'], does: t('Search on this screen') },
  { keys: ['j', 'k'], does: t('Next and previous row of a list') },
  { keys: ['Enter'], does: t('Open the row') },
  { keys: ['Esc'], does: t('Close what is open, or go back') },
  { keys: ['?'], does: t('This list') },
];

/** Lists the keyboard shortcuts that work everywhere. */
export function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Keys')} size="m">
      <dl className={styles.list}>
        {SHORTCUTS.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
