import type { Bus } from './bus.ts';
import type { Topic } from './topic.ts';
import { Turns } from './turns.ts';

/** Well below the 60 s after which proxies cut a connection. */
const HOLD_MS = 25_000;

/** At most this many woken polls query at the same time: less than half of the connections. */
const woken = new Turns(8);

type Listening = Pick<Bus, 'listen' | 'isClosing'>;

export type Question<T> = {
  topic: Topic;
  /** The request's signal: once the client has disconnected, its poll ends. */
  signal: AbortSignal;
  /** null while there is nothing new. It must not leave a transaction open between two calls. */
  ask: () => Promise<T | null>;
  holdMs?: number;
};

/**
 * Long poll: calls `ask`, and again at each event, until there is an answer or the time is over.
 * @returns null without an answer, because the time was over, the client disconnected or the server stops
 */
export async function longPoll<T>(bus: Listening, question: Question<T>): Promise<T | null> {
  const { signal, holdMs = HOLD_MS } = question;
  const over = Promise.withResolvers<'over'>();
  const end = () => over.resolve('over');
  const timer = setTimeout(end, holdMs);
  signal.addEventListener('abort', end, { once: true });
  try {
    let answer = await askOnce(bus, question, over.promise);
    while (answer === 'ask again') {
      answer = await askOnce(bus, { ...question, ask: () => woken.take(question.ask) }, over.promise);
    }
    return answer;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Listens before it asks, so that it misses no event in between. */
async function askOnce<T>(
  bus: Listening,
  { topic, signal, ask }: Question<T>,
  over: Promise<'over'>,
): Promise<T | null | 'ask again'> {
  const news = Promise.withResolvers<'ask again'>();
  const stop = bus.listen(topic, () => news.resolve('ask again'));
  try {
    const answer = await ask();
    if (answer !== null || signal.aborted || bus.isClosing()) return answer;
    return (await Promise.race([news.promise, over])) === 'over' ? null : 'ask again';
  } finally {
    stop();
  }
}
