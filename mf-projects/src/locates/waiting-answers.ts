import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { useOutboxItems } from '@fieldspan/api/outbox/use-outbox-items';
import { isClear, knownAnswer, locateResponses, withResponse } from '@fieldspan/domain/locate-state';
import type { LocateAnswer, LocateResponse } from '@fieldspan/domain/locate-state';

type WaitingAnswer = { key: string; utility: string; answer: LocateAnswer; note: string };
type Refused = { key: string; label: string; why: string };

/** What this device has of a ticket that the server does not have yet, or has refused. */
export type Waiting = { answers: WaitingAnswer[]; photos: { key: string; utility: string }[]; refused: Refused[] };

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export function waitingOf(items: readonly OutboxItem[], locateId: number): Waiting {
  const own = items.filter(({ call, payload }) => call.startsWith('Locate') && payload['locate_id'] === locateId);
  const of = (call: string) => own.filter((item) => item.call === call && item.state !== 'failed');
  return {
    answers: of('LocateAnswer/save').flatMap(({ clientKey: key, payload }) => {
      const answer = knownAnswer(payload['answer']);
      return answer ? [{ key, utility: textOf(payload['utility']), answer, note: textOf(payload['note']) }] : [];
    }),
    photos: of('LocateFile/save').map(({ clientKey, payload }) => ({
      key: clientKey,
      utility: textOf(payload['utility']),
    })),
    refused: own
      .filter(({ state }) => state === 'failed')
      .map(({ clientKey, label, error }) => ({ key: clientKey, label, why: error?.text ?? '' })),
  };
}

/**
 * The ticket with what waits on this device, as far as that forbids digging: a find counts at once, but the light turns
 * green for everybody, or for nobody.
 */
export function withWaiting<T extends { responses_json: string | null }>(ticket: T, { answers }: Waiting): T {
  const redder = answers.filter((each) => !isClear(each));
  if (redder.length === 0) return ticket;
  const responses = redder.reduce<LocateResponse[]>(
    (now, { utility, answer, note }) => withResponse(now, { utility, answer, note }),
    locateResponses(ticket.responses_json),
  );
  return { ...ticket, responses_json: JSON.stringify(responses) };
}

export const useWaiting = (locateId: number): Waiting => waitingOf(useOutboxItems(), locateId);
