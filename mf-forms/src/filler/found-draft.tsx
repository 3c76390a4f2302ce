import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconDeviceFloppy } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './found-draft.module.css';

type FoundDraftProps = { savedAt: number; onStartAgain: () => Promise<void> };

/** Says that a draft was found, and offers to discard it. */
export function FoundDraft({ savedAt, onStartAgain }: FoundDraftProps) {
  const now = useNow();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.found}>
      <IconDeviceFloppy aria-hidden="true" size={18} />
      <p className={styles.words}>
        {t('Your answers of {{time}} are here.', { time: momentText(new Date(savedAt).toISOString(), now) })}
      </p>
      <Button size="s" onClick={() => setIsAsking(true)}>
        {t('Start again')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('Start again?')}
        message={t('The answers and the signature of this form are taken off this device.')}
        confirmLabel={t('Start again')}
        cancelLabel={t('Keep them')}
        danger
        onConfirm={onStartAgain}
      />
    </div>
  );
}
