import type { NamedPerson } from './person-name.ts';
import { personName } from './person-name.ts';

type Mentionable = NamedPerson & { id: number };

/** Longer text after an @ is not a name that is still being typed. */
const TYPED_MAX = 40;
const BEFORE = /[\s(/"'[]$/;
const AFTER = /^[^\p{L}\p{N}_]/u;

/**
 * The mention that is being typed before the caret.
 * @returns the index of its @ and the text after it; null if there is none
 */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  if (from < 0 || (from > 0 && !BEFORE.test(before.slice(0, from)))) return null;
  const typed = before.slice(from + 1);
  if (typed.length > TYPED_MAX || /\n|\s\s|^\s/.test(typed)) return null;
  return { from, typed };
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/** The members whose name, or a part of it, starts with the typed text, in their order. */
export function matchingMembers<P extends Mentionable>(members: readonly P[], typed: string): P[] {
  const wanted = plain(typed);
  return members.filter((member) => {
    const name = plain(personName(member));
    return name.startsWith(wanted) || name.split(/[\s-]+/).some((part) => part.startsWith(wanted));
  });
}

/**
 * Replaces the typed text by the person's name.
 * @returns the text and the new caret
 */
export function withMention(
  text: string,
  { from, caret }: { from: number; caret: number },
  person: Mentionable,
): { text: string; caret: number } {
  const name = `@${personName(person)} `;
  const rest = text.slice(caret).replace(/^ /, '');
  return { text: `${text.slice(0, from)}${name}${rest}`, caret: from + name.length };
}

/** The position of a mention in a text, and the person. */
export type Mention = { at: number; length: number; id: number };

/** Finds members mentioned with an @; if one name starts with another, the longer one wins. */
export function mentionsIn(text: string, members: readonly Mentionable[]): Mention[] {
  const byLength = members.toSorted((a, b) => personName(b).length - personName(a).length);
  const found: Mention[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (at > 0 && !BEFORE.test(text.slice(0, at))) continue;
    const person = byLength.find((member) => isNamedAt(text, at, personName(member)));
    if (person) found.push({ at, length: personName(person).length + 1, id: person.id });
  }
  return found;
}

function isNamedAt(text: string, at: number, name: string): boolean {
  if (name === '' || !text.startsWith(name, at + 1)) return false;
  const after = text.slice(at + 1 + name.length);
  return after === '' || AFTER.test(after);
}

/** The ids of mentioned members without duplicates, in the order of the text. */
export function mentionedIds(text: string, members: readonly Mentionable[]): number[] {
  return [...new Set(mentionsIn(text, members).map(({ id }) => id))];
}
