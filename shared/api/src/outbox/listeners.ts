import * as v from 'valibot';
import type { AnswerOf, CallName } from '../call-types.ts';
import type { OutboxItem } from './outbox-item.ts';

export type SentListener<C extends CallName> = (item: OutboxItem, answer: AnswerOf<C, object>) => void;

type Listeners<T> = Map<string, Set<T>>;
type Untyped = (item: OutboxItem, answer: unknown) => void;

/** Listeners for sent and refused calls. An answer that violates the contract is not reported. */
export function sentListeners() {
  const sent: Listeners<Untyped> = new Map();
  const refused: Listeners<(item: OutboxItem) => void> = new Map();
  return {
    onSent: (item: OutboxItem, answer: unknown) => {
      for (const listener of sent.get(item.call) ?? []) listener(item, answer);
    },
    onRefused: (item: OutboxItem) => {
      for (const listener of refused.get(item.call) ?? []) listener(item);
    },
    addSent: <C extends CallName>(call: C, listener: SentListener<C>) => {
      const schema = answerOf(call);
      const hear = async (item: OutboxItem, answer: unknown) => {
        const parsed = v.safeParse(await schema, answer);
        if (parsed.success) listener(item, parsed.output);
      };
      return added(sent, call, (item, answer) => void hear(item, answer));
    },
    addRefused: (call: CallName, listener: (item: OutboxItem) => void) => added(refused, call, listener),
  };
}

async function answerOf<C extends CallName>(call: C): Promise<v.GenericSchema<unknown, AnswerOf<C, object>>> {
  const { answerSchema } = await import(/* webpackChunkName: 'answers' */ '../answer-schema.ts');
  return answerSchema<C, object>(call, {});
}

function added<T>(listeners: Listeners<T>, call: string, listener: T): () => void {
  const ofCall = listeners.get(call) ?? new Set<T>();
  listeners.set(call, ofCall.add(listener));
  return () => ofCall.delete(listener);
}
