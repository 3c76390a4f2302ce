import { messagesQuery, waitForMessages } from '@fieldspan/api/queries/messages';
import type { Message, Stream } from '@fieldspan/api/queries/messages';
import { queryClient } from '@fieldspan/api/query-client';
import { newsOf, withNews } from '@fieldspan/domain/message-window';

/** Poll intervals: while a thread is in use, and when nobody has touched it for a while (document 0 §9). */
const FAST_MS = 7500;
const IDLE_MS = 30_000;

/** Messages of the same second can be stored out of order, so the last two seconds are requested again. */
const OVERLAP_MS = 2000;
const BACK_OFF_MAX_MS = 60_000;

/** `news`: new or updated messages. `known`: only messages that the overlap repeats. */
type Outcome = 'news' | 'known' | 'quiet';

export type PollOptions = {
  threadId: number;
  signal: AbortSignal;
  isIdle: () => boolean;
  onNews: (messages: readonly Message[]) => void;
};

/**
 * Long-polls for messages until the signal aborts, and writes them into the thread's cache.
 * The server holds each request until there is an answer. After an answer with messages the next request follows at
 * once; after an empty one a pause follows, counted from the request. Requests use the server's clock with an overlap.
 * If the overlap contained only known messages, the next request has none; otherwise it would be answered at once,
 * again and again.
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
  // More than a page arrived: the loaded range ends before it, and continues page by page.
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

/** Resolves after a while, or when the signal aborts. */
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
