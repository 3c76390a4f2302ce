import { call } from '@fieldspan/api/call';
import { alertError, showAlert } from '@fieldspan/api/alerts';
import type { InvoiceReminders, RemindedOf } from '@fieldspan/api/queries/documents';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { SendDialog } from '@fieldspan/records/page/send-dialog';
import { ReasonDialog } from '@fieldspan/records/review/reason-dialog';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconBell, IconBellOff, IconDots } from '@fieldspan/ui/icons';
import { IconButton } from '@fieldspan/ui/icon-button';
import { Menu } from '@fieldspan/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './document-steps.module.css';

export type RemindedInvoice = RemindedOf & { version: number; number: string };
type ReminderActionsProps = { invoice: RemindedInvoice; reminders: InvoiceReminders };

/** Reminding by hand, and stopping reminders of the invoice or of its customer. */
export function ReminderActions({ invoice, reminders }: ReminderActionsProps) {
  const [asked, setAsked] = useState<'remind' | 'dispute' | null>(null);
  const setState = useReminderState(invoice);
  const items = useStops({ reminders, setState: setState.mutate, onDispute: () => setAsked('dispute') });
  return (
    <div className={styles.buttons}>
      {reminders.state !== 'disputed' && (
        <Button size="s" icon={<IconBell aria-hidden="true" />} onClick={() => setAsked('remind')}>
          {t('Remind now …')}
        </Button>
      )}
      <Menu
        label={t('Reminders of this invoice')}
        trigger={<IconButton label={t('Reminders of this invoice')} icon={<IconDots />} />}
        items={items}
      />
      {asked === 'remind' && <RemindNow invoice={invoice} reminders={reminders} onClose={() => setAsked(null)} />}
      <ReasonDialog
        open={asked === 'dispute'}
        onClose={() => setAsked(null)}
        title={t('The customer disputes {{number}}?', { number: invoice.number })}
        description={t(
          'Nobody is reminded of it until you say that it is settled. The reason is kept with the change.',
        )}
        confirmLabel={t('It is disputed')}
        isSafe
        onConfirm={async (reason) => void (await setState.mutateAsync({ reminders: 'disputed', reason }))}
      />
    </div>
  );
}

type State = { reminders: 'on' | 'stopped' | 'disputed'; reason?: string };

function useReminderState({ model, id, version }: RemindedInvoice) {
  return useMutation({
    mutationFn: (state: State) => saveRecord(model, { id, version, ...state }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Saved!') }),
    onError: alertError,
  });
}

type Stopping = { reminders: InvoiceReminders; setState: (state: State) => void; onDispute: () => void };

function useStops({ reminders: { state, customer }, setState, onDispute }: Stopping) {
  const { viewer } = useCurrentUser();
  const ofCustomer = useMutation({
    mutationFn: (off: 0 | 1) => saveRecord('Contact', { id: customer?.id ?? 0, reminders_off: off }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Saved!') }),
    onError: alertError,
  });
  const bell = <IconBell />;
  const off = <IconBellOff />;
  const own =
    state === 'on'
      ? [
          { label: t('Stop for this invoice'), icon: off, onSelect: () => setState({ reminders: 'stopped' }) },
          { label: t('The customer disputes it …'), icon: off, onSelect: onDispute },
        ]
      : [
          {
            label: state === 'disputed' ? t('The dispute is settled: remind again') : t('Remind again by itself'),
            icon: bell,
            onSelect: () => setState({ reminders: 'on' }),
          },
        ];
  if (customer === null || !mayWrite('Contact')(viewer)) return own;
  const { name, is_off: isOff } = customer;
  return [
    ...own,
    {
      label: isOff ? t('Remind {{name}} again', { name }) : t('Stop for all invoices of {{name}}', { name }),
      icon: isOff ? bell : off,
      startsGroup: true,
      onSelect: () => ofCustomer.mutate(isOff ? 0 : 1),
    },
  ];
}

function RemindNow({
  invoice: { model, id, number },
  reminders,
  onClose,
}: ReminderActionsProps & { onClose: () => void }) {
  return (
    <SendDialog
      title={t('Remind the customer of {{number}}', { number })}
      description={t('They get these words, the PDF, and a link of their own to read and pay it.')}
      email={reminders.email ?? ''}
      text={reminders.text}
      onSend={(mail) => call(`${model}/remind`, { id, ...mail })}
      onClose={onClose}
    />
  );
}
