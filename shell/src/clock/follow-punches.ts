import { showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { begunLog, pressOf, pressPayloadOf } from '@fieldspan/api/clock-presses';
import type { PressPayload, WaitingPress } from '@fieldspan/api/clock-presses';
import { discard, onRefused, onSent } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { clockQuery } from '@fieldspan/api/queries/clock';
import type { Clock, RunningTimeLog } from '@fieldspan/api/queries/clock';
import { queryClient } from '@fieldspan/api/query-client';
import { runningJob } from '@fieldspan/api/running-job';
import type { Punched } from '@fieldspan/contract/calls';
import { knownInstant } from '@fieldspan/domain/calendar-day';
import { clockState } from '@fieldspan/domain/clock-state';
import { durationText } from '@fieldspan/domain/elapsed-text';
import { t } from '@fieldspan/ui/i18n';
import { openForms } from '../form-queue-state.ts';

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
    if (!document.hidden) void leadToForms(item);
    void refresh();
  });
  return () => {
    stopSent();
    stopRefused();
  };
}

/**
 * Undoes a clock-in that needs forms first: the person presses again, at their position of that time, after filling
 * them in.
 */
async function leadToForms(item: OutboxItem): Promise<void> {
  const payload = pressPayloadOf(item);
  const place = payload?.intent === 'in' ? placeOf(payload) : null;
  if (place === null) return;
  const asked = await call('TimeLog/clock-in-forms', place.asked).catch(() => []);
  if (asked.length === 0) return;
  await discard(item.clientKey);
  openForms({ forms: asked.map(({ slug }) => ({ child: slug, place: place.form })), afterwards: '/punch-clock' });
}

function placeOf({ job_id, service_id }: PressPayload) {
  if (job_id !== null) return { asked: { job_id }, form: { kind: 'job', id: String(job_id) } } as const;
  if (service_id !== null) return { asked: { service_id }, form: { kind: 'service', id: String(service_id) } } as const;
  return null;
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
  const log = press.intent === 'in' ? begunLog(press) : (before?.log ?? begunLog(press));
  return { log: { ...log, id, slug, time_in, time_on_site, clocked_in_offsite }, correctionMs, asOf };
}

/** The server's time cannot be earlier than a start that it has just set. */
function atLeast(correctionMs: number, timeIn: string | null): number {
  const start = knownInstant(timeIn);
  return start ? Math.max(correctionMs, start.getTime() - Date.now()) : correctionMs;
}

function outcome({ intent }: WaitingPress, answer: Punched, log: RunningTimeLog | null): string {
  if (answer.open === 0) return t('Clocked out, {{time}}', { time: workedText(answer) });
  const job = runningJob(log);
  if (intent === 'arrive') return t('You are on site now.');
  if (!job) return t('Clocked in');
  const words = { job: `${job.job_num} ${job.job_name}` };
  return clockState(log) === 'offsite' ? t('Clocked in offsite, {{job}}', words) : t('Clocked in, {{job}}', words);
}

function workedText({ time_in, time_out }: Punched): string {
  const [start, end] = [knownInstant(time_in), knownInstant(time_out)];
  return durationText(start && end ? end.getTime() - start.getTime() : 0);
}

async function refresh(): Promise<void> {
  await Promise.all(['OpenTimeLog', 'TimeLog'].map((model) => queryClient.invalidateQueries({ queryKey: [model] })));
}
