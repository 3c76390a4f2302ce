import * as v from 'valibot';

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** Text with an instant, such as 2026-11-17T15:30:00Z. */
export const InstantText = v.pipe(
  v.string(),
  v.check(isInstant, 'must be an instant such as 2026-11-17T15:30:00Z'),
  v.transform((text) => new Date(text).toISOString()),
);

/** Text with an instant; null for empty text. */
export const NoneOrInstant = v.union([
  v.pipe(
    v.literal(''),
    v.transform(() => null),
  ),
  InstantText,
]);
