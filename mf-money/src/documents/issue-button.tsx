import { Button } from '@fieldspan/ui/button';
import { ConfirmDialog } from '@fieldspan/ui/confirm-dialog';
import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconSend } from '@fieldspan/ui/icons';
import { useState } from 'react';
import styles from './document-steps.module.css';

type IssueButtonProps = {
  kind: 'invoice' | 'quote' | 'order' | 'change' | 'bid';
  isBusy: boolean;
  /** Something is not saved: what is issued would not be what is seen. */
  isHeld: boolean;
  onIssue: () => Promise<unknown>;
};

const WORDS: Readonly<Record<IssueButtonProps['kind'], { issue: Message; ask: Message; told: Message }>> = {
  invoice: {
    issue: msg('Issue invoice'),
    ask: msg('Issue this invoice?'),
    told: msg('It gets its number, and its lines and taxes cannot be changed any more.'),
  },
  quote: {
    issue: msg('Issue quote'),
    ask: msg('Issue this quote?'),
    told: msg('It gets its number, and its lines and taxes cannot be changed any more.'),
  },
  bid: {
    issue: msg('Issue bid'),
    ask: msg('Issue this bid?'),
    told: msg('Its lines and taxes cannot be changed any more.'),
  },
  change: {
    issue: msg('Issue change order'),
    ask: msg('Issue this change order?'),
    told: msg('It gets its number, and its lines and taxes cannot be changed any more.'),
  },
  order: {
    issue: msg('Issue order'),
    ask: msg('Issue this order?'),
    told: msg('It gets its number, and its lines and taxes cannot be changed any more.'),
  },
};

/** Gives a draft away, once all of it is saved. */
export function IssueButton({ kind, isBusy, isHeld, onIssue }: IssueButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { issue, ask, told } = WORDS[kind];
  return (
    <div className={styles.buttons}>
      <Button
        variant="primary"
        icon={<IconSend aria-hidden="true" />}
        busy={isBusy}
        disabled={isHeld}
        onClick={() => setIsAsked(true)}
      >
        {translated(issue)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={translated(ask)}
        message={translated(told)}
        confirmLabel={translated(issue)}
        cancelLabel={t('Cancel')}
        onConfirm={async () => void (await onIssue())}
      />
    </div>
  );
}
