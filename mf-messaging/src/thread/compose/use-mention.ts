import { matchingMembers, mentionAt, withMention } from '@fieldspan/domain/message-mentions';
import type { NamedPerson } from '@fieldspan/domain/person-name';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';

type Mentionable = NamedPerson & { id: number };

const SHOWN = 6;

export type MentionChoice<P> = {
  /** Empty while no mention is typed. */
  people: readonly P[];
  choose: (person: P) => void;
  /** ARIA ids that link the box, the list and its options. */
  boxProps: { 'aria-autocomplete': 'list'; 'aria-controls'?: string; 'aria-activedescendant'?: string };
  listProps: { id: string; role: 'listbox' };
  optionProps: (index: number) => { id: string; role: 'option'; 'aria-selected': boolean; tabIndex: -1 };
  /** @returns whether the list handled the key */
  handleKey: (event: KeyboardEvent) => boolean;
  noteCaret: () => void;
  close: () => void;
  /** Inserts an @ at the caret. */
  begin: () => void;
};

/** The list of members shown while an @ and part of a name are typed. */
export function useMention<P extends Mentionable>(
  box: RefObject<HTMLTextAreaElement | null>,
  members: readonly P[],
  [text, setText]: [string, (text: string) => void],
): MentionChoice<P> {
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const mention = caret === null ? null : mentionAt(text, caret);
  const people = mention ? matchingMembers(members, mention.typed).slice(0, SHOWN) : [];

  const put = (next: { text: string; caret: number }) => {
    setText(next.text);
    // Runs after React has updated the box's text.
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
      noteCaret();
    });
  };
  const noteCaret = () => {
    const { current } = box;
    setCaret(current && current.selectionStart === current.selectionEnd ? current.selectionStart : null);
    setActive(0);
  };
  const choose = (person: P) => {
    if (!mention || caret === null) return;
    put(withMention(text, { from: mention.from, caret }, person));
    setCaret(null);
  };
  const begin = () => {
    const at = box.current?.selectionStart ?? text.length;
    const gap = at === 0 || /\s$/.test(text.slice(0, at)) ? '@' : ' @';
    put({ text: `${text.slice(0, at)}${gap}${text.slice(at)}`, caret: at + gap.length });
  };
  const handleKey = ({ key }: KeyboardEvent): boolean => {
    const person = people[active];
    if (!person) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : people.length - 1;
      setActive((active + step) % people.length);
    } else if (key === 'Enter' || key === 'Tab') choose(person);
    else if (key === 'Escape') setCaret(null);
    else return false;
    return true;
  };
  const listId = useId();
  const idOf = (index: number) => `${listId}-${index}`;
  return {
    people,
    choose,
    handleKey,
    noteCaret,
    begin,
    close: () => setCaret(null),
    boxProps: {
      'aria-autocomplete': 'list',
      ...(people.length > 0 && { 'aria-controls': listId, 'aria-activedescendant': idOf(active) }),
    },
    listProps: { id: listId, role: 'listbox' },
    optionProps: (index) => ({ id: idOf(index), role: 'option', 'aria-selected': index === active, tabIndex: -1 }),
  };
}
