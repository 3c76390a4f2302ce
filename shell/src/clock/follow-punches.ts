import { showAlert } from '@fieldspan/api/alerts';
import { begunLog, pressOf, pressPayloadOf } from '@fieldspan/api/clock-presses';
import type { PressPayload, WaitingPress } from '@fieldspan/api/clock-presses';
import { onRefused, onSent, outboxAtom } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { clockQuery } from '@fieldspan/api/queries/clock';
import type { Clock, RunningTimeLog } from '@fieldspan/api/queries/clock';
import { queryClient, refreshReaders } from '@fieldspan/api/query-client';
import { look } from '@fieldspan/api/reach';
import { runningJob } from '@fieldspan/api/running-job';
import { store } from '@fieldspan/api/store';
import type { Punched } from '@fieldspan/contract/punched';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { clockAhead } from '@fieldspan/domain/clock-ahead';
import type { ClockIntent } from '@fieldspan/domain/clock-ahead';
import { clockState } from '@fieldspan/domain/clock-state';
import { durationText } from '@fieldspan/domain/elapsed-text';
import { type Message, msg } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { type RefusedPress, refusedPressAtom } from './refused-press.ts';

/**
 * Updates the clock from the server's answers to punches, and announces the results.
 * @returns a function that unsubscribes
 */
export function followPunches(userId: number): () => void {
  const stopSent = onSent('TimeLog/punch-clock', (item, answer) => {
    const press = pressOf(item, 0);
    if (press) void setClock(userId, press, answer);
  });
  const stopRefused = onRefused('TimeLog/punch-clock', (item) => {
    const { error } = item;
    if (error) showAlert({ type: 'danger', message: error.text, list: error.list });
    if (!document.hidden) askWhatIsBefore(item, false);
    void refresh();
  });
  const stopWaiting = followWaiting();
  return () => {
    stopSent();
    stopRefused();
    stopWaiting();
  };
}

/** A press that cannot be sent now is kept, and what has to be done before it is asked for at once. */
function followWaiting(): () => void {
  const seen = new Set(store.get(outboxAtom).map(({ clientKey }) => clientKey));
  return store.sub(outboxAtom, () => {
    for (const item of store.get(outboxAtom)) {
      if (seen.has(item.clientKey)) continue;
      seen.add(item.clientKey);
      if (pressPayloadOf(item)) void askIfAway(item);
    }
  });
}

async function askIfAway(item: OutboxItem): Promise<void> {
  if (!document.hidden && (await look()) !== 'answering') askWhatIsBefore(item, true);
}

/** Asks the remotes what has to be done before this clock-in; the person then presses again, where they stand then. */
function askWhatIsBefore(item: OutboxItem, isWaiting: boolean): void {
  const payload = pressPayloadOf(item);
  const job = payload?.intent === 'in' ? jobOf(payload) : null;
  if (job) store.set(refusedPressAtom, { clientKey: item.clientKey, job, isWaiting });
}

function jobOf({ job_id, service_id }: PressPayload): RefusedPress['job'] | null {
  if (job_id !== null) return { kind: 'job', id: job_id };
  return service_id === null ? null : { kind: 'service', id: service_id };
}

/** Drops an answer that was requested before the press: it would undo the press. */
async function setClock(userId: number, press: WaitingPress, answer: Punched): Promise<void> {
  const { queryKey } = clockQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  const clock = queryClient.setQueryData<Clock>(queryKey, (before) => clockAfter(before, press, answer));
  showAlert({ type: 'success', message: outcome(press, answer, clock?.log ?? null) });
  await refresh();
}

function clockAfter(before: Clock | undefined, press: WaitingPress, answer: Punched): Clock {
  const { time_in, time_on_site, clocked_in_offsite, record_id: id, slug } = answer;
  const correctionMs = atLeast(before?.correctionMs ?? 0, time_in);
  const asOf = (before?.asOf ?? 0) + 1;
  if (answer.open === 0) return { log: null, correctionMs, asOf };
  const log = clockAhead(before?.log ?? begunLog(press), [press], begunLog) ?? begunLog(press);
  return { log: { ...log, id, slug, time_in, time_on_site, clocked_in_offsite }, correctionMs, asOf };
}

/** The server's time cannot be earlier than a start that it has just set. */
function atLeast(correctionMs: number, timeIn: string | null): number {
  const start = knownInstant(timeIn);
  return start ? Math.max(correctionMs, start.getTime() - Date.now()) : correctionMs;
}

const SAID: Readonly<Partial<Record<ClockIntent, Message>>> = {
  arrive: msg('You are on site now.'),
  meal: msg('Your meal break has begun. It is not paid.'),
  rest: msg('Your rest break has begun. It is paid.'),
  resume: msg('Your break has ended.'),
};

function outcome({ intent }: WaitingPress, answer: Punched, log: RunningTimeLog | null): string {
  if (answer.open === 0) return t('Clocked out, {{time}}', { time: workedText(answer) });
  const job = runningJob(log);
  const said = SAID[intent];
  if (said) return translated(said);
  if (!job) return t('Clocked in');
  const words = { job: `${job.job_num} ${job.job_name}` };
  return clockState(log) === 'offsite' ? t('Clocked in offsite, {{job}}', words) : t('Clocked in, {{job}}', words);
}

function workedText({ time_in, time_out }: Punched): string {
  const [start, end] = [knownInstant(time_in), knownInstant(time_out)];
  return durationText(start && end ? end.getTime() - start.getTime() : 0);
}

const refresh = (): Promise<void> => refreshReaders('TimeLog/punch-clock');
