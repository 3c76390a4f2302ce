import { messagesQuery, waitForMessages } from '@fieldspan/api/queries/messaging';
import type { Message, Stream } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import { mergeMessages, unknownOf } from '@fieldspan/domain/message-stream';

/** While a thread is open, and once nobody has touched it for a while (document 0 §9). */
const FAST_MS = 7500;
const IDLE_MS = 30_000;

/** Two messages of the same second can be stored out of order: the last two seconds are asked again. */
const OVERLAP_MS = 2000;
const BACK_OFF_MAX_MS = 60_000;

/** `news`: messages nobody knew. `known`: only such as the overlap repeats. `cut`: more than one page arrived. */
type Outcome = 'news' | 'known' | 'quiet' | 'cut';

export type PollOptions = {
  threadId: number;
  signal: AbortSignal;
  isIdle: () => boolean;
  onNews: (messages: readonly Message[]) => void;
};

/**
 * Receives messages until the signal aborts, and writes them into the cache of the thread.
 *
 * The server holds each answer until there is one, so an answer with news is followed by the next question at
 * once, and an empty one by a pause that counts from the question. Questions go by the server's clock with an
 * overlap; when the overlap holds nothing but what is known, the next one goes by id, or it would be answered
 * at once, again and again.
 */
export async function pollMessages(options: PollOptions): Promise<void> {
  let failures = 0;
  let byId = false;
  while (!options.signal.aborted) {
    const askedAt = Date.now();
    try {
      const outcome = await ask(options, byId);
      failures = 0;
      byId = outcome === 'known';
      if (outcome === 'quiet')
        await pause(askedAt + (options.isIdle() ? IDLE_MS : FAST_MS) - Date.now(), options.signal);
    } catch {
      failures += 1;
      await pause(backOffMs(failures), options.signal);
    }
  }
}

async function ask({ threadId, signal, onNews }: PollOptions, byId: boolean): Promise<Outcome> {
  const { queryKey } = messagesQuery(threadId);
  const stream = queryClient.getQueryData(queryKey);
  if (!stream) return 'quiet';
  const newest = stream.messages.at(-1);
  const past = byId && newest ? { id: newest.id } : { createdAt: overlapStart(stream.time) };
  const answer = await waitForMessages(threadId, past, signal);
  if (answer.isCut) {
    await queryClient.invalidateQueries({ queryKey });
    return 'cut';
  }
  const time = 'id' in past ? stream.time : answer.time;
  queryClient.setQueryData(queryKey, (now) => now && joined(now, answer.messages, time));
  const news = unknownOf(stream.messages, answer.messages);
  if (news.length > 0) onNews(news);
  if (answer.messages.length === 0) return 'quiet';
  return news.length > 0 ? 'news' : 'known';
}

function joined(stream: Stream, arrived: readonly Message[], time: string): Stream {
  if (arrived.length === 0) return stream.time === time ? stream : { ...stream, time };
  return { ...stream, messages: mergeMessages(stream.messages, arrived), time };
}

function overlapStart(time: string): string {
  return new Date(Date.parse(time) - OVERLAP_MS).toISOString();
}

function backOffMs(failures: number): number {
  const base = Math.min(1000 * 2 ** (failures - 1), BACK_OFF_MAX_MS);
  return base * (0.75 + Math.random() / 4);
}

/** Resolves after a while, or as soon as the signal aborts. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    resolve();
  });
  return promise;
}
