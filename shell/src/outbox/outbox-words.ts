import type { OutboxItem, OutboxStatus } from '@fieldspan/api/outbox/outbox-item';
import { plural, t } from '@fieldspan/ui/i18n';

export type LineTone = 'failed' | 'sending' | 'waiting' | 'sent';

/** The header's text; null when there is nothing to say. */
export function lineWords(status: OutboxStatus, now: Date): { tone: LineTone; text: string } | null {
  const { waiting, failed, isSending, allSentAt } = status;
  const waits = plural(waiting, { one: '{{count}} waiting', other: '{{count}} waiting' });
  if (failed > 0) {
    const lost = plural(failed, { one: '{{count}} could not be sent', other: '{{count}} could not be sent' });
    return { tone: 'failed', text: waiting > 0 ? `${lost}, ${waits}` : lost };
  }
  if (isSending) return { tone: 'sending', text: waiting > 1 ? t('Sending {{waiting}}…', { waiting }) : t('Sending…') };
  if (waiting > 0) return { tone: 'waiting', text: waits };
  if (allSentAt === null || !isSameDay(new Date(allSentAt), now)) return null;
  return { tone: 'sent', text: t('All sent {{time}}', { time: clockText(allSentAt) }) };
}

type Hold = 'paused' | 'no-wifi' | null;

/** @param hold what holds files of batches back */
export function stateWords(item: OutboxItem, hold: Hold = null): string {
  const { state, error } = item;
  if (hold !== null && isHeldBack(item)) return hold === 'paused' ? t('Paused') : t('Waiting for Wi-Fi');
  if (state === 'sending') return t('Sending…');
  const reason = error === null ? '' : [error.text, ...error.list].join(' ');
  if (state === 'failed') return t('Could not be sent. {{reason}}', { reason });
  return reason === '' ? t('Waiting') : t('Waiting. {{reason}}', { reason });
}

const isHeldBack = ({ isBulk, uploadId, state }: OutboxItem): boolean =>
  isBulk && uploadId === null && state === 'waiting';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long ago it was written. If the clock was set back since, this is "now". */
export function ageWords(createdAt: number, now: Date): string {
  const ms = now.getTime() - createdAt;
  if (ms < MINUTE_MS) return t('Just now');
  if (ms < HOUR_MS)
    return plural(Math.floor(ms / MINUTE_MS), { one: '{{count}} minute ago', other: '{{count}} minutes ago' });
  if (ms < DAY_MS) return plural(Math.floor(ms / HOUR_MS), { one: '{{count}} hour ago', other: '{{count}} hours ago' });
  return plural(Math.floor(ms / DAY_MS), { one: '{{count}} day ago', other: '{{count}} days ago' });
}

function clockText(ms: number): string {
  return new Date(ms).toTimeString().slice(0, 5);
}

function isSameDay(a: Date, b: Date): boolean {
  return a.toDateString() === b.toDateString();
}
