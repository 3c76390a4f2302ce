import * as v from 'valibot';
import { JSON_LEVELS, isShallowJson } from './json-depth.ts';

/*
 * Schemas of what forms and query strings carry: text. Object values travel as JSON text.
 */

/** Text that is a whole number. */
export const WholeNumber = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'must be a whole number'), v.transform(Number));

/** Text that is a whole number; null for an empty text or `null`. */
export const NoneOrWholeNumber = v.union([
  v.pipe(
    v.picklist(['', 'null']),
    v.transform(() => null),
  ),
  WholeNumber,
]);

/** Text that is a number. */
export const AnyNumber = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d+)?$/, 'must be a number'), v.transform(Number));

export const FlagText = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be 0 or 1'),
  v.transform((text): 0 | 1 => (text === '1' || text === 'true' ? 1 : 0)),
);

/** JSON text whose value matches the schema. */
export function jsonText<S extends v.GenericSchema>(schema: S) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): unknown => {
      if (!isShallowJson(dataset.value)) {
        addIssue({ message: `must not be nested deeper than ${JSON_LEVELS} levels` });
        return NEVER;
      }
      try {
        return JSON.parse(dataset.value);
      } catch {
        addIssue({ message: 'must be JSON text' });
        return NEVER;
      }
    }),
    schema,
  );
}

/** Text within a length. */
export const shortText = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `must not be longer than ${maxLength} characters`));
