import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconAt, IconChecks, IconSend } from '@fieldspan/ui/icons';
import { AttachButtons } from './attach-buttons.tsx';
import styles from './composer.module.css';

type ComposeToolsProps = {
  needsOk: boolean;
  canSend: boolean;
  onFiles: (files: readonly File[]) => void;
  onMention: () => void;
  onNeedsOk: () => void;
  onSend: () => void;
};

export function ComposeTools({ needsOk, canSend, onFiles, onMention, onNeedsOk, onSend }: ComposeToolsProps) {
  return (
    <div className={styles.tools}>
      <AttachButtons onChoose={onFiles} />
      <IconButton label={t('Mention somebody')} icon={<IconAt aria-hidden="true" />} onClick={onMention} />
      <Button
        variant="quiet"
        className={styles.ask ?? ''}
        icon={<IconChecks aria-hidden="true" />}
        aria-label={t('Needs OK')}
        aria-pressed={needsOk}
        onClick={onNeedsOk}
      >
        {t('Needs OK')}
      </Button>
      <span className={styles.hint}>{t('Enter sends')}</span>
      <Button variant="primary" icon={<IconSend aria-hidden="true" />} aria-disabled={!canSend} onClick={onSend}>
        {t('Send')}
      </Button>
    </div>
  );
}
