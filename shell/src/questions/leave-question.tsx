import { store } from '@fieldspan/api/store';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { answerLeave, leaveQuestionAtom } from './leave-question-state.ts';

/** Asks whether unsaved work may be lost. */
export function LeaveQuestion() {
  const question = useAtomValue(leaveQuestionAtom, { store });
  return (
    <ConfirmDialog
      open={question.isOpen}
      onClose={() => answerLeave(false)}
      title={t('Leave this page?')}
      message={question.message}
      confirmLabel={t('Leave')}
      cancelLabel={t('Stay')}
      danger
      onConfirm={() => answerLeave(true)}
    />
  );
}
