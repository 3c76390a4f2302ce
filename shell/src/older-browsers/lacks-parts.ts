/** What the code uses of the platform that the oldest supported browsers do not have, and `fill-in.ts` gives them. */
const PARTS: readonly (readonly [object, string])[] = [
  [AbortSignal, 'any'],
  [Promise, 'withResolvers'],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [URL, 'canParse'],
  [URL, 'parse'],
  [Element.prototype, 'checkVisibility'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
];

export const lacksParts = (): boolean => PARTS.some(([owner, name]) => !(name in owner));
