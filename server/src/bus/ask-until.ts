import type { Bus } from './bus.ts';
import type { Topic } from './topic.ts';
import { Turns } from './turns.ts';

/** Well under the 60 s at which proxies cut. */
const HOLD_MS = 25_000;

/** Of the polls that wake, so many ask at a time: under half of the connections. */
const woken = new Turns(8);

type Listening = Pick<Bus, 'listen' | 'isClosing'>;

export type Question<T> = {
  topic: Topic;
  /** Of the request: a caller who left is not asked for. */
  signal: AbortSignal;
  /** null while there is nothing to tell. No transaction may stay open between two asks. */
  ask: () => Promise<T | null>;
  holdMs?: number;
};

/**
 * Long poll: asks, and asks again at each news until there is an answer or the hold ends.
 * @returns null when the hold ended, the caller left, or the server stops, without one
 */
export async function askUntil<T>(bus: Listening, question: Question<T>): Promise<T | null> {
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

/** It listens before it asks, so that nothing said in between is missed. */
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
