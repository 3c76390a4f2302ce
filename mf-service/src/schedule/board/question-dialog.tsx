import { needsOverride } from '@fieldspan/domain/visits/visit-warnings';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { TextField } from '@fieldspan/ui/text-field';
import { useState } from 'react';
import { warningText } from './bar-words.ts';
import styles from './board.module.css';
import type { Question } from './use-planner.ts';

type QuestionDialogProps = { question: Question; onAccept: (reason: string) => void; onDecline: () => void };

/** What is in the way, asked once; leave and a missing certificate need a reason that is kept. */
export function QuestionDialog({ question, onAccept, onDecline }: QuestionDialogProps) {
  const today = useToday();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const needsReason = question.warnings.some(needsOverride);
  const handleAccept = () => {
    if (needsReason && reason.trim() === '') return setIsAsked(true);
    return onAccept(reason.trim());
  };
  return (
    <Dialog
      open
      size="s"
      onClose={onDecline}
      title={t('{{call}}: go ahead?', { call: question.visit.num })}
      footer={
        <>
          <Button onClick={onDecline}>{t('Put it back')}</Button>
          <Button variant="primary" onClick={handleAccept}>
            {needsReason ? t('Override') : t('Go ahead')}
          </Button>
        </>
      }
    >
      <ul className={styles.asked}>
        {question.warnings.map((warning) => (
          <li key={warningText(warning, today)}>{warningText(warning, today)}</li>
        ))}
      </ul>
      {needsReason && (
        <TextField
          label={t('Why this person goes all the same')}
          value={reason}
          onChange={setReason}
          multiline
          required
          error={isAsked && reason.trim() === '' ? t('Say why; it is kept with your name.') : ''}
        />
      )}
    </Dialog>
  );
}
