import { call } from '@fieldspan/api/call';
import type { CustomerDocument } from '@fieldspan/contract/document-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import type { TrailPoint } from '@fieldspan/domain/signature';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage, IconSignature, IconX } from '@fieldspan/ui/icons';
import { Stack } from '@fieldspan/ui/layout/stack';
import { SignaturePad } from '@fieldspan/ui/signature-pad';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './customer-answers.module.css';
import { acceptedText, declineTitle } from './customer-names.ts';

type CustomerAnswersProps = {
  token: string;
  document: CustomerDocument;
  chosen: readonly string[];
  /** What the customer sees, in dollars. */
  total: number;
};

/** Customers have no account. */
const NO_SESSION = { noAuthRedirect: true };

type Asked = 'accept' | 'decline' | 'comment';

/** What the customer can do: accept and sign, decline with a reason, or write. */
export function CustomerAnswers({ token, document, chosen, total }: CustomerAnswersProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className={styles.answers}>
      {document.status === 'Accepted' && <AlertBox type="success">{acceptedText(document)}</AlertBox>}
      {document.can_answer && (
        <Button
          variant="primary"
          size="l"
          icon={<IconSignature aria-hidden="true" />}
          onClick={() => setAsked('accept')}
        >
          {t('Accept and sign')}
        </Button>
      )}
      <div className={styles.others}>
        <Button icon={<IconMessage aria-hidden="true" />} onClick={() => setAsked('comment')}>
          {t('Comment')}
        </Button>
        {document.can_answer && (
          <Button icon={<IconX aria-hidden="true" />} onClick={() => setAsked('decline')}>
            {t('Decline')}
          </Button>
        )}
      </div>
      {asked === 'accept' && <AcceptDialog {...{ token, document, chosen, total }} onClose={close} />}
      {(asked === 'decline' || asked === 'comment') && (
        <WordsDialog token={token} document={document} act={asked} onClose={close} />
      )}
    </div>
  );
}

type AcceptDialogProps = CustomerAnswersProps & { onClose: () => void };

function AcceptDialog({ token, document, chosen, total, onClose }: AcceptDialogProps) {
  const [name, setName] = useState('');
  const [trail, setTrail] = useState<readonly TrailPoint[]>([]);
  const [isDrawing, setIsDrawing] = useState(document.kind !== 'quote');
  const accepting = useMutation({
    mutationFn: () =>
      call(
        'CustomerDocument/accept',
        {
          token,
          name: name.trim(),
          chosen: JSON.stringify(chosen),
          total,
          signature: trail.length === 0 ? '' : JSON.stringify(trail),
        },
        NO_SESSION,
      ),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Accept and sign')}
      description={t('You accept {{amount}}, taxes included.', { amount: moneyText(total) })}
      footer={
        <Button
          variant="primary"
          busy={accepting.isPending}
          disabled={name.trim() === ''}
          onClick={() => accepting.mutate(undefined, { onSuccess: onClose })}
        >
          {t('Accept')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('Your name')} autoComplete="name" value={name} onChange={setName} />
        {isDrawing ? (
          <SignaturePad trail={trail} onChange={setTrail} />
        ) : (
          <Button icon={<IconSignature aria-hidden="true" />} onClick={() => setIsDrawing(true)}>
            {t('Draw your signature too')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

type WordsDialogProps = Pick<CustomerAnswersProps, 'token' | 'document'> & {
  act: 'decline' | 'comment';
  onClose: () => void;
};

function WordsDialog({ token, document, act, onClose }: WordsDialogProps) {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const sending = useMutation({
    mutationFn: () => call(`CustomerDocument/${act}`, { token, name: name.trim(), text: text.trim() }, NO_SESSION),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={act === 'decline' ? declineTitle(document) : t('Write a comment')}
      footer={
        <Button
          variant="primary"
          busy={sending.isPending}
          disabled={name.trim() === '' || text.trim() === ''}
          onClick={() => sending.mutate(undefined, { onSuccess: onClose })}
        >
          {act === 'decline' ? t('Decline') : t('Send comment')}
        </Button>
      }
    >
      <Stack>
        <TextField label={t('Your name')} autoComplete="name" value={name} onChange={setName} />
        <TextField
          label={act === 'decline' ? t('Why you decline') : t('Comment')}
          multiline
          value={text}
          onChange={setText}
        />
      </Stack>
    </Dialog>
  );
}
