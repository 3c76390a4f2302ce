import { specialCalls } from '@fieldspan/contract/calls';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/** The fields of a call. */
type Fields = { properties: Readonly<Record<string, JsonObject>>; required: readonly string[] };

const EitherSchema = v.looseObject({ options: v.array(v.custom<v.GenericSchema>(isSchema)), type: v.string() });
const EntriesSchema = v.looseObject({ entries: v.record(v.string(), v.custom<v.GenericSchema>(isSchema)) });
const WrappedSchema = v.looseObject({ wrapped: v.custom<v.GenericSchema>(isSchema) });
const InTextSchema = v.looseObject({
  pipe: v.tupleWithRest(
    [v.unknown(), v.looseObject({ type: v.literal('raw_transform') }), v.custom<v.GenericSchema>(isSchema)],
    v.unknown(),
  ),
});

/**
 * The fields that a call takes, as the text in which they travel. Of several shapes all fields, of which those are
 * required that all shapes require.
 */
export function takenFields(schema: v.GenericSchema): Fields {
  if (v.is(EitherSchema, schema)) return together(schema.options.map(takenFields), schema.type === 'intersect');
  const entries = v.is(EntriesSchema, schema) ? Object.entries(schema.entries) : [];
  const required: unknown = Reflect.get(toJsonSchema(schema, INPUT), 'required');
  return {
    properties: Object.fromEntries(entries.map(([name, entry]) => [name, fieldSchema(entry)])),
    required: v.parse(v.optional(v.array(v.string()), []), required),
  };
}

function together(parts: readonly Fields[], isAll: boolean): Fields {
  const required = parts.flatMap((part) => part.required);
  const inEvery = (name: string) => parts.every((part) => part.required.includes(name));
  return {
    properties: Object.fromEntries(parts.flatMap(({ properties }) => Object.entries(properties))),
    required: [...new Set(isAll ? required : required.filter(inEvery))],
  };
}

/** A field of JSON text (`jsonText` of http/fields.ts) says what stands in it. */
function fieldSchema(entry: v.GenericSchema): JsonObject {
  const inner = v.is(WrappedSchema, entry) ? entry.wrapped : entry;
  const outside = plain(toJsonSchema(entry, INPUT));
  if (!v.is(InTextSchema, inner)) return outside;
  return { ...outside, contentMediaType: 'application/json', contentSchema: plain(toJsonSchema(inner.pipe[2], INPUT)) };
}

/** The `data` that a special call answers, from the contract; undefined where the contract leaves it open. */
export function answerOf(call: string): JsonObject | undefined {
  const answer = Object.entries(specialCalls).find(([name]) => name === call)?.[1].answer;
  return answer === undefined || answer.type === 'unknown' ? undefined : plain(toJsonSchema(answer, OUTPUT));
}

const INPUT = { typeMode: 'input', errorMode: 'ignore' } as const;
const OUTPUT = { typeMode: 'output', errorMode: 'ignore' } as const;

/** The document names its dialect once, not at every schema. */
function plain(schema: object): JsonObject {
  return JSON.parse(JSON.stringify(schema, (key, value: unknown) => (key === '$schema' ? undefined : value)));
}

function isSchema(value: unknown): boolean {
  return v.is(v.looseObject({ kind: v.literal('schema') }), value);
}
