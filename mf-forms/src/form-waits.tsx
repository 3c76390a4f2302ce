import { isOutboxReadAtom, onSent, outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { Link } from '@fieldspan/federation/router';
import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { plural, t } from '@fieldspan/ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { SentForm } from './form-sent.tsx';
import styles from './form-sent.module.css';
import { wordsOfSecond } from './signing/send-participants.ts';
import { outcomeOf, savedOutcome, waitingWords } from './signing/submit-form.ts';
import type { Outcome } from './signing/submit-form.ts';

type FormWaitsProps = {
  /** Id of the outbox item. */
  clientKey: string;
  /** The message when it was queued; null if that was earlier. */
  outcome: Outcome | null;
  onSent?: (sent: SentForm) => void;
  onAgain: () => void;
};

/** A queued form: its state, and the result once it was sent. */
export function FormWaits({ clientKey, outcome, onSent: tell, onAgain }: FormWaitsProps) {
  useArrival(clientKey, tell);
  const item = useAtomValue(outboxAtom).find((other) => other.clientKey === clientKey);
  const isGone = useAtomValue(isOutboxReadAtom) && item === undefined;
  const isRefused = item?.state === 'failed';
  return (
    <Card title={isRefused ? t('Not sent') : t('Waiting to be sent')}>
      <div className={styles.sent}>
        {isRefused ? <Refused item={item} /> : <Waiting outcome={outcome} isGone={isGone} />}
        <Ways item={item} onAgain={onAgain} />
        {item && <FlaggedWaits item={item} />}
      </div>
    </Card>
  );
}

function Ways({ item, onAgain }: { item: OutboxItem | undefined; onAgain: () => void }) {
  // Its draft is all that would be left of it if the page were closed, so nothing takes the draft's place.
  const isInMemory = item?.isDurable === false;
  return (
    <>
      <div className={styles.buttons}>
        {item?.state === 'failed' && (
          <Button variant="primary" render={<Link to={item.editAt ?? '/outbox'} />}>
            {t('Go on with this form')}
          </Button>
        )}
        <Button render={<Link to="/outbox" />}>{t('All that waits')}</Button>
        {!isInMemory && <Button onClick={onAgain}>{t('Fill it in once more')}</Button>}
      </div>
      {isInMemory && <p>{t('It can be filled in once more when this one is sent.')}</p>}
    </>
  );
}

function Waiting({ outcome, isGone }: { outcome: Outcome | null; isGone: boolean }) {
  const gone = t('This form is not waiting any more: it was sent, or discarded.');
  return (
    <AlertBox type={outcome?.type ?? 'info'} list={outcome?.list} live="at-once">
      {isGone ? gone : (outcome?.text ?? waitingWords())}
    </AlertBox>
  );
}

/** Nobody knows yet under which number the form will be stored, so no action can name it. */
function FlaggedWaits({ item: { payload, first } }: { item: OutboxItem }) {
  const { form_json: json } = first?.payload ?? payload;
  const doc = typeof json === 'string' ? parseForm(json) : null;
  const flagged = doc === null ? [] : flaggedAnswers(doc);
  if (flagged.length === 0) return null;
  return (
    <AlertBox type="info" list={flagged.map(({ label, warning }) => warning ?? label)}>
      {plural(flagged.length, {
        one: '{{count}} answer needs attention. Actions can be given on the page of the form once it has arrived; until then, tell whoever can put it right.',
        other:
          '{{count}} answers need attention. Actions can be given on the page of the form once it has arrived; until then, tell whoever can put them right.',
      })}
    </AlertBox>
  );
}

function Refused({ item: { error } }: { item: OutboxItem }) {
  return (
    <AlertBox type="danger" list={error?.list} live="at-once">
      {t('The server did not take this form. {{reason}}', { reason: error?.text ?? '' })}
    </AlertBox>
  );
}

/** Called when the form and its participants are stored. */
function useArrival(clientKey: string, tell: FormWaitsProps['onSent']): void {
  const onArrival = useEffectEvent((sentKey: string, sent: SentForm | null) => {
    if (sentKey === clientKey && sent !== null) tell?.(sent);
  });
  useEffect(() => {
    const stops = [
      onSent('CompanyFormAcknowledgement/save-batch', (item, { records_saved, records_saved_list, signed_before }) => {
        const formId = formIdOf(item);
        const outcome = { ...savedOutcome(records_saved, records_saved_list), list: wordsOfSecond(signed_before) };
        const sent = formId === null ? null : { formId, outcome };
        onArrival(item.clientKey, sent);
      }),
      onSent('CompanyForm/save', (item, { record_id }) => {
        const text = t('Form saved, but there were no participants added. code: 002a');
        onArrival(item.clientKey, { formId: record_id, outcome: outcomeOf('info', text) });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}

/** Every participant names its form. */
function formIdOf({ payload }: OutboxItem): number | null {
  const records: unknown = payload['records'];
  const [first]: unknown[] = Array.isArray(records) ? records : [];
  const isRecord = typeof first === 'object' && first !== null && 'form_id' in first;
  return isRecord && typeof first.form_id === 'number' ? first.form_id : null;
}
