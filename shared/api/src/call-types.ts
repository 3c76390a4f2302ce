import type { SpecialCallName, SpecialCalls, SpecialPayloads } from '@fieldspan/contract/calls';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName, Models } from '@fieldspan/contract/models';
import type { Answered, FindQuery, Row } from '@fieldspan/contract/query';
import type * as v from 'valibot';

/** Calls that `call` sends; `{Model}/get` answers a list and goes through `callList`. */
export type CallName = SpecialCallName | `${ModelName}/${'find' | 'save' | 'delete'}`;

/** Fields to write, and id lists of many-to-many relations. Without id a record is created. */
type SavePayload<N extends ModelName> = Partial<Row<N>> & {
  [K in keyof Models[N]['relations']]?: readonly number[];
};

export type PayloadOf<C extends CallName> = C extends SpecialCallName
  ? SpecialPayloads[C]
  : C extends `${infer N extends ModelName}/find`
    ? { slug: string | number } & FindQuery<N>
    : C extends `${infer N extends ModelName}/save`
      ? SavePayload<N>
      : { id: number | string };

export type AnswerOf<C extends CallName, P> = C extends SpecialCallName
  ? v.InferOutput<SpecialCalls[C]['answer']>
  : C extends `${infer N extends ModelName}/find`
    ? Answered<N, P>
    : C extends `${ModelName}/save`
      ? Saved
      : unknown;
