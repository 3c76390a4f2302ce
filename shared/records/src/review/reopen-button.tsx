import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconLockOpen } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { SendBackDialog } from './send-back-dialog.tsx';

type ReopenButtonProps = {
  /** The question for the reason. */
  question: string;
  onReopen: (reason: string) => Promise<void>;
};

/** Withdraws an approval, with a reason that is stored with the change. */
export function ReopenButton({ question, onReopen }: ReopenButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button size="s" icon={<IconLockOpen aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {t('Reopen')}
      </Button>
      <SendBackDialog open={isAsking} onClose={() => setIsAsking(false)} title={question} onSendBack={onReopen} />
    </>
  );
}
