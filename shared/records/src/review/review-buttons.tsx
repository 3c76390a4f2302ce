import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck, IconX } from '@fieldspan/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SendBackDialog } from './send-back-dialog.tsx';

type ReviewButtonsProps = {
  /** The question for the reason. */
  question: string;
  onApprove: () => Promise<unknown>;
  onSendBack: (reason: string) => Promise<void>;
};

/** Approve, or send back with a reason. */
export function ReviewButtons({ question, onApprove, onSendBack }: ReviewButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const approving = useMutation({ mutationFn: onApprove });
  return (
    <>
      <Button
        size="s"
        icon={<IconCheck aria-hidden="true" />}
        busy={approving.isPending}
        disabled={approving.isPending}
        onClick={() => approving.mutate()}
      >
        {t('Approve')}
      </Button>
      <IconButton label={t('Send back')} icon={<IconX />} onClick={() => setIsAsking(true)} />
      <SendBackDialog open={isAsking} onClose={() => setIsAsking(false)} title={question} onSendBack={onSendBack} />
    </>
  );
}
