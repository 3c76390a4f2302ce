import { messagesQuery, waitForMessages } from '@fieldspan/api/queries/messages';
import type { Message, Stream } from '@fieldspan/api/queries/messages';
import { queryClient } from '@fieldspan/api/query-client';
import { newsOf, withNews } from '@fieldspan/domain/message-window';

/** While a thread is open, and once nobody has touched it for a while (document 0 §9). */
const FAST_MS = 7500;
const IDLE_MS = 30_000;

/** Two messages of the same second can be stored out of order: the last two seconds are asked again. */
const OVERLAP_MS = 2000;
const BACK_OFF_MAX_MS = 60_000;

/** `news`: messages nobody knew, or newer copies of known ones. `known`: only such as the overlap repeats. */
type Outcome = 'news' | 'known' | 'quiet';

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
 * overlap; when the overlap holds nothing but what is known, the next one goes without, or it would be answered
 * at once, again and again.
 */
export async function pollMessages(options: PollOptions): Promise<void> {
  let failures = 0;
  let isRepeated = false;
  while (!options.signal.aborted) {
    const askedAt = Date.now();
    try {
      const outcome = await ask(options, isRepeated);
      failures = 0;
      const mayGoOn = outcome === 'news' || (outcome === 'known' && !isRepeated);
      isRepeated = outcome === 'known' && !isRepeated;
      if (!mayGoOn) await pause(askedAt + (options.isIdle() ? IDLE_MS : FAST_MS) - Date.now(), options.signal);
    } catch {
      failures += 1;
      await pause(backOffMs(failures), options.signal);
    }
  }
}

async function ask({ threadId, signal, onNews }: PollOptions, isRepeated: boolean): Promise<Outcome> {
  const { queryKey } = messagesQuery(threadId);
  const stream = queryClient.getQueryData(queryKey);
  if (!stream) return 'quiet';
  const { latestId, time: since } = stream;
  const known = { since: isRepeated ? since : overlapStart(since), latestId, isRepeated };
  const { messages, isCut, time } = await waitForMessages(threadId, known, signal);
  // More than a page came at once: the stretch ends before them, and goes on page by page.
  queryClient.setQueryData(
    queryKey,
    (now) => now && withNews({ ...now, time, hasNewer: now.hasNewer || isCut }, messages),
  );
  const news = newsOf(stream, messages);
  if (news.length > 0) onNews(news);
  if (messages.length === 0) return 'quiet';
  return news.length > 0 || messages.some((message) => isChanged(stream, message)) ? 'news' : 'known';
}

function isChanged({ messages }: Stream, { id, updated_at }: Message): boolean {
  return messages.some((known) => known.id === id && known.updated_at < updated_at);
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
