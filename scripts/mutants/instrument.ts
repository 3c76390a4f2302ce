import type { Mutation, Points } from './mutations.ts';

type Edit = { at: number; text: string; order: number };

/**
 * A source that contains all its mutations at once. Each checks at run time whether it is the active one, by its number
 * from `first` on, so that a test file is transformed once and run with every mutation.
 */
export function instrument(code: string, { mutations, loops }: Points, first: number): string {
  const edits: Edit[] = loops.map((at) => ({ at, text: ' globalThis.mutantTick?.();', order: 0 }));
  for (const [index, mutation] of mutations.entries()) edits.push(...editsOf(mutation, first + index));
  return edits
    .toSorted((one, other) => other.at - one.at || other.order - one.order)
    .reduce((text, edit) => text.slice(0, edit.at) + edit.text + text.slice(edit.at), code);
}

/** Where several mutations begin or end at one place, the wider one is outside. */
function editsOf({ start, end, text }: Mutation, number: number): Edit[] {
  const width = end - start;
  const asked = `globalThis.mutant?.(${number})`;
  // In braces, so that an `else` after it stays with its own `if`.
  const [before, after] = text === null ? [`{ if (!${asked}) { `, ' } }'] : [`(${asked} ? (${text}) : (`, '))'];
  // Among equally wide ones the outer has the lower number.
  return [
    { at: start, text: before, order: 1e9 - width * 1000 + (number % 1000) },
    { at: end, text: after, order: width * 1000 - (number % 1000) },
  ];
}
