import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { callersQuery } from '@fieldspan/api/queries/board';
import type { BoardVisit, KnownCaller } from '@fieldspan/contract/schedule-calls';
import { phoneDigits } from '@fieldspan/domain/full-phone';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import { SelectField } from '@fieldspan/ui/select-field';
import { TextField } from '@fieldspan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './board.module.css';
import { KnownCallers } from './known-callers.tsx';

type TakeCallDialogProps = { onTaken: (visit: BoardVisit) => void; onClose: () => void };

const BLANK = {
  phone: '',
  customer: '',
  address: '',
  city: '',
  position: '',
  about: '',
  priority: 'Normal',
  minutes: '60',
};
type Draft = typeof BLANK;

const POSITION = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;
const PHONE_DIGITS = 7;

/** A call is taken with the keyboard alone: who, where, what; Enter makes customer, number and visit at once. */
export function TakeCallDialog({ onTaken, onClose }: TakeCallDialogProps) {
  const { isBusy, take, ...form } = useCallForm(onTaken);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('New call')}
      footer={
        <Button variant="primary" type="submit" form="take-call" busy={isBusy}>
          {t('Take the call')}
        </Button>
      }
    >
      <form
        id="take-call"
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <CallFields {...form} />
      </form>
    </Dialog>
  );
}

function useCallForm(onTaken: (visit: BoardVisit) => void) {
  const [draft, setDraft] = useState<Draft>(BLANK);
  const [known, setKnown] = useState<KnownCaller | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const typed = phoneDigits(draft.phone).length >= PHONE_DIGITS ? draft.phone : draft.customer;
  const isAsked = known === null && typed.trim().length > 1;
  const { data: callers = [] } = useQuery({ ...callersQuery(typed), enabled: isAsked });
  const spot = POSITION.exec(draft.position);
  const isWrongSpot = draft.position.trim() !== '' && spot === null;
  const take = async () => {
    if (isBusy || isWrongSpot) return;
    setIsBusy(true);
    try {
      const taken = await call('Service/take-call', payloadOf(draft, known, { key, spot }), { isUnshown: true });
      showAlert({ type: 'success', message: t('{{number}} is in the tray.', { number: taken.job_num }) });
      onTaken(taken.visit);
    } catch (error) {
      alertError(error);
      setIsBusy(false);
    }
  };
  return {
    draft,
    known,
    callers: known ? [known] : callers,
    isWrongSpot,
    isBusy,
    take,
    set: (field: keyof Draft) => (value: string) => setDraft((before) => ({ ...before, [field]: value })),
    choose: (caller: KnownCaller | null) => {
      setKnown(caller);
      if (caller) setDraft((before) => ({ ...before, ...ofCaller(caller, before) }));
    },
  };
}

type CallFieldsProps = Omit<ReturnType<typeof useCallForm>, 'isBusy' | 'take'>;

function CallFields({ draft, known, callers, isWrongSpot, set, choose }: CallFieldsProps) {
  return (
    <>
      <TextField label={t('Phone')} value={draft.phone} onChange={set('phone')} type="tel" autoComplete="off" />
      <TextField
        label={t('Customer')}
        value={draft.customer}
        onChange={(value) => {
          choose(null);
          set('customer')(value);
        }}
        autoComplete="off"
        required
      />
      <KnownCallers callers={callers} chosenId={known?.id ?? null} onChoose={choose} />
      <TextField label={t('Address')} value={draft.address} onChange={set('address')} autoComplete="off" />
      <TextField label={t('City')} value={draft.city} onChange={set('city')} autoComplete="off" />
      <TextField
        label={t('Position')}
        value={draft.position}
        onChange={set('position')}
        placeholder="43.5460, -80.2530"
        autoComplete="off"
        error={isWrongSpot ? t('Write it as 43.5460, -80.2530.') : ''}
      />
      <TextField label={t('What is wrong')} value={draft.about} onChange={set('about')} autoComplete="off" required />
      <SelectField
        label={t('Priority')}
        value={draft.priority}
        onChange={set('priority')}
        options={[
          { value: 'Low', label: t('Low') },
          { value: 'Normal', label: t('Normal') },
          { value: 'High', label: t('High') },
          { value: 'Emergency', label: t('Emergency') },
        ]}
      />
      <TextField label={t('Minutes')} value={draft.minutes} onChange={set('minutes')} inputMode="numeric" />
    </>
  );
}

const ofCaller = ({ name, phone, address, city, lat, long }: KnownCaller, before: Draft) => ({
  customer: name,
  phone: phone ?? before.phone,
  address: address ?? before.address,
  city: city ?? before.city,
  position: lat !== null && long !== null ? `${lat}, ${long}` : before.position,
});

type Rest = { key: string; spot: RegExpExecArray | null };

const payloadOf = (draft: Draft, known: KnownCaller | null, { key, spot }: Rest) => ({
  job_name: draft.about.trim(),
  customer_name: draft.customer.trim(),
  phone: draft.phone.trim(),
  address: draft.address.trim(),
  city: draft.city.trim(),
  priority: draft.priority,
  duration_min: Math.round(Number(draft.minutes)) || 60,
  client_key: key,
  ...(known && { contact_id: known.id }),
  ...(spot && { lat: Number(spot[1]), long: Number(spot[2]) }),
});
