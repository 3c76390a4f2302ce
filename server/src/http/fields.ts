import * as v from 'valibot';
import { JSON_LEVELS, isShallowJson } from './json-depth.ts';

/* Schemas for the values of forms and query strings, which are text. Objects are sent as JSON text. */

/** Text with a whole number. */
export const WholeNumber = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, 'must be a whole number'), v.transform(Number));

/** Text with a whole number; null for empty text or `null`. */
export const NoneOrWholeNumber = v.union([
  v.pipe(
    v.picklist(['', 'null']),
    v.transform(() => null),
  ),
  WholeNumber,
]);

/** Text with a number. */
export const AnyNumber = v.pipe(v.string(), v.regex(/^-?\d{1,15}(\.\d+)?$/, 'must be a number'), v.transform(Number));

export const FlagText = v.pipe(
  v.picklist(['0', '1', 'true', 'false'], 'must be 0 or 1'),
  v.transform((text): 0 | 1 => (text === '1' || text === 'true' ? 1 : 0)),
);

/** JSON text with a value that matches the schema. */
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

/** Text with a maximum length. */
export const shortText = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `must not be longer than ${maxLength} characters`));
