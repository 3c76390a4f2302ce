const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** What is looked for by its label, and by other words that people use for it, separated by commas. */
type Labelled = { label: string; words?: string | undefined };

const NOT_IN_WORDS = /[^\p{L}\p{N}]+/u;

/** Whether the typed text is how the text begins, or how it goes on at one of its words. */
function hasFromWord(text: string, typed: string): boolean {
  const words = text.split(NOT_IN_WORDS).filter((word) => word !== '');
  const parts = typed.split(NOT_IN_WORDS).filter((word) => word !== '');
  return words.some((_, at) => words.slice(at).join(' ').startsWith(parts.join(' ')));
}

/** How well it matches the typed text: at the start of its label, at a word's start, anywhere, or by its other words. */
function rank({ label, words = '' }: Labelled, typed: string): number {
  const name = plain(label);
  if (name.startsWith(typed)) return 0;
  if (hasFromWord(name, typed)) return 1;
  if (name.includes(typed)) return 2;
  return hasFromWord(plain(words), typed) ? 3 : -1;
}

/**
 * What has a label that matches the typed text, best first; all, in order, before anything is typed.
 * @param most maximum number
 */
export function matchingLabels<L extends Labelled>(labelled: readonly L[], text: string, most: number): L[] {
  const typed = plain(text.trim());
  if (typed === '') return labelled.slice(0, most);
  return labelled
    .map((each) => ({ each, rank: rank(each, typed) }))
    .filter(({ rank: found }) => found >= 0)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ each }) => each);
}
