import { isApiError } from '@fieldspan/api/api-error';
import { explain } from '@fieldspan/api/explain';
import { saveParticipants } from '@fieldspan/api/queries/signing';
import type { Asker } from './asker.ts';
import type { Participant } from '@fieldspan/domain/participant';
import { t } from '@fieldspan/ui/i18n';
import { participantRecord } from './participant-record.ts';

/** The result for participants: who was stored, and why others were not. */
export type SentParticipants = {
  saved: readonly Participant[];
  count: number;
  /** Ids of their records, in the same order. */
  ids: readonly number[];
  words: readonly string[];
  /** Whether the server answered with reasons. */
  isAnswered: boolean;
  /** The server did not answer. */
  isLost: boolean;
};

/** The form that they sign, and the session of who has filled it in. */
type StoredForm = { id: number; asker: Asker };

/**
 * Sends all participants at once, and if the server refuses one of them, each separately: a mistyped address costs
 * nobody else a signature. Client keys make repetitions harmless.
 */
export async function sendParticipants(people: readonly Participant[], to: StoredForm): Promise<SentParticipants> {
  const sent = await sendTogether(people, to);
  if (!sent.isRefused || people.length === 1) return sent;
  const parts: SentParticipants[] = [];
  for (const person of people) parts.push(await sendTogether([person], to));
  return {
    saved: parts.flatMap(({ saved }) => saved),
    count: parts.reduce((sum, { count }) => sum + count, 0),
    ids: parts.flatMap(({ ids }) => ids),
    words: parts.flatMap(({ words }) => words),
    isAnswered: true,
    isLost: parts.every(({ isLost }) => isLost),
  };
}

async function sendTogether(
  people: readonly Participant[],
  { id, asker }: StoredForm,
): Promise<SentParticipants & { isRefused: boolean }> {
  try {
    const records = people.map((participant) => participantRecord(participant, id));
    const { records_saved, records_saved_list: ids, signed_before } = await saveParticipants(records, asker);
    // A server that skipped some does not say which.
    const saved = records_saved >= people.length ? people : [];
    return {
      saved,
      count: records_saved,
      ids,
      words: wordsOfSecond(signed_before),
      isAnswered: true,
      isLost: false,
      isRefused: false,
    };
  } catch (error) {
    const kind = isApiError(error) ? error.kind : 'server';
    const isRefused = kind === 'refused';
    const { text, list } = explain(error);
    const nobody = { saved: [], count: 0, ids: [], words: isRefused ? [text, ...list] : [] };
    return { ...nobody, isAnswered: isRefused, isLost: kind === 'network', isRefused };
  }
}

/** Message for people who signed a second time: it is not stored. */
export const wordsOfSecond = (names: readonly string[]): string[] =>
  names.map((name) =>
    t('{{name}} has signed before: the first signature stays, the second one is not kept.', { name }),
  );
