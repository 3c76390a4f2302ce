import { showAlert } from '@fieldspan/api/alerts';
import { explain } from '@fieldspan/api/explain';
import { carriersQuery } from '@fieldspan/api/queries/carriers';
import { colleaguesQuery } from '@fieldspan/api/queries/colleagues';
import { sendForm } from '@fieldspan/api/queries/form-mails';
import { refreshReaders } from '@fieldspan/api/query-client';
import { personName } from '@fieldspan/domain/person-name';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { plural, t } from '@fieldspan/ui/i18n';
import { MultiSelectField } from '@fieldspan/ui/multi-select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import styles from './sending.module.css';

export type SendableForm = { id: number; revision: number };

type SendDialogProps = { form: SendableForm; isOpen: boolean; onClose: () => void };

export function SendDialog({ form, isOpen, onClose }: SendDialogProps) {
  const formId = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('Send the form')}
      description={t('They get it as a PDF by e-mail. Whom it was sent to stands at the form.')}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button size="l" variant="primary" type="submit" form={formId} busy={isBusy}>
            {t('Send')}
          </Button>
        </>
      }
    >
      {isOpen && <Recipients form={form} formId={formId} onBusy={setIsBusy} onDone={onClose} />}
    </Dialog>
  );
}

const NOBODY: Awaited<ReturnType<typeof sendForm>>['refused'] = [];

type RecipientsProps = { form: SendableForm; formId: string; onBusy: (isBusy: boolean) => void; onDone: () => void };

/** Addresses that were refused stay in the field, to be corrected; the others have got the form. */
function Recipients({ form, formId, onBusy, onDone }: RecipientsProps) {
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery(), throwOnError: false });
  const { data: carriers } = useQuery(carriersQuery());
  const [users, setUsers] = useState<readonly string[]>([]);
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const sending = useMutation({
    mutationFn: () =>
      sendForm({ id: form.id, revision: form.revision, to, users: users.map(Number), note, client_key: key }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: ({ sent, refused }) => {
      void refreshReaders('CompanyForm/save');
      if (sent.length > 0) showAlert({ type: 'success', message: onItsWay(sent) });
      if (refused.length === 0) return onDone();
      setKey(crypto.randomUUID());
      setUsers([]);
      return setTo(wrongOf(refused));
    },
  });
  return (
    <form
      id={formId}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (!sending.isPending) sending.mutate();
      }}
    >
      {carriers?.mail === false && <NoMail />}
      <MultiSelectField
        label={t('Colleagues')}
        values={users}
        options={colleagues.map((user) => ({ value: String(user.id), label: personName(user) }))}
        onChange={setUsers}
      />
      <TextField
        label={t('E-mail addresses')}
        hint={t('One a line, or with commas between.')}
        multiline
        rows={2}
        inputMode="email"
        autoComplete="off"
        value={to}
        onChange={setTo}
      />
      <TextField label={t('Message')} multiline rows={2} value={note} onChange={setNote} />
      <Problems error={sending.error} refused={sending.data?.refused ?? NOBODY} />
    </form>
  );
}

const NoMail = () => (
  <AlertBox type="info">
    {t('This installation sends no mail: what is sent is kept on the server. Save the PDF and send it yourself.')}
  </AlertBox>
);

type ProblemsProps = { error: Error | null; refused: typeof NOBODY };

const Problems = ({ error, refused }: ProblemsProps) => (
  <div role="alert" className={styles.wrong}>
    {error && <p>{explain(error).text}</p>}
    {refused.map(({ address, reason }) => (
      <p key={address}>
        {reason === 'no-address'
          ? t('{{email}} is not an e-mail address.', { email: address })
          : t('{{name}} has no e-mail address.', { name: address })}
      </p>
    ))}
  </div>
);

const wrongOf = (refused: typeof NOBODY): string =>
  refused.flatMap(({ address, reason }) => (reason === 'no-address' ? address : [])).join('\n');

const onItsWay = (sent: readonly string[]): string =>
  sent.length === 1
    ? t('The form is on its way to {{address}}.', { address: sent[0] ?? '' })
    : plural(sent.length, {
        one: 'The form is on its way to {{count}} person.',
        other: 'The form is on its way to {{count}} people.',
      });
