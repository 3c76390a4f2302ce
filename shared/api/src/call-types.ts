import type { SpecialCallName, SpecialCalls, SpecialPayloads } from '@fieldspan/contract/calls';
import type { Saved } from '@fieldspan/contract/envelope';
import type { ModelName } from '@fieldspan/contract/models';
import type { Answered, FindQuery } from '@fieldspan/contract/query';
import type { Save } from '@fieldspan/contract/save';
import type * as v from 'valibot';

/** The names that `call` accepts; `{Model}/get` returns a list and needs `callList`. */
export type CallName = SpecialCallName | `${ModelName}/${'find' | 'save' | 'delete'}`;

export type PayloadOf<C extends CallName> = C extends SpecialCallName
  ? SpecialPayloads[C]
  : C extends `${infer N extends ModelName}/find`
    ? { slug: string | number } & FindQuery<N>
    : C extends `${infer N extends ModelName}/save`
      ? Save<N>
      : { id: number | string };

export type AnswerOf<C extends CallName, P> = C extends SpecialCallName
  ? v.InferOutput<SpecialCalls[C]['answer']>
  : C extends `${infer N extends ModelName}/find`
    ? Answered<N, P>
    : C extends `${ModelName}/save`
      ? Saved
      : unknown;
