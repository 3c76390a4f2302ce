import type { EditField, EditSection, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { takesAnswer } from '@fieldspan/domain/form/kind-of-field';
import { useMemo } from 'react';
import { nameOf } from './editing.ts';
import type { EditorStore } from './editor-store.ts';
import { kindIn } from './field-kinds.ts';
import { useEditorPart } from './use-editor.ts';

type Choice = { value: string; label: string };
export type ChoiceGroup = { label: string; options: readonly Choice[] };

const canBeRead = (raw: Raw): boolean => takesAnswer(kindIn(raw)) || kindIn(raw) === 'calculated';

/** A section never changes; those that a step does not touch are the same ones after it. */
const ofSection = new WeakMap<EditSection, readonly Choice[]>();

function choicesIn(section: EditSection): readonly Choice[] {
  const known = ofSection.get(section);
  if (known) return known;
  const choices = section.fields
    .filter(({ raw }) => canBeRead(raw))
    .map((field) => ({ value: field.key, label: nameOf(field) }));
  ofSection.set(section, choices);
  return choices;
}

/** The questions that an item can depend on, by section: not itself, and of a section not its own. */
function groupsFor(sections: readonly EditSection[], itemKey: string): ChoiceGroup[] {
  return sections
    .filter(({ key }) => key !== itemKey)
    .map((section) => ({
      label: nameOf(section),
      options: choicesIn(section).filter(({ value }) => value !== itemKey),
    }))
    .filter(({ options }) => options.length > 0);
}

/** The same list until one of these questions is another one, or is called something else: not with each letter of this one. */
export function useConditionChoices(itemKey: string): readonly ChoiceGroup[] {
  const choices = useMemo(() => choicesFor(itemKey), [itemKey]);
  return useEditorPart((store) => choices(store.sections()));
}

/** The list is asked for several times at each key, so it is only made anew for other sections. */
function choicesFor(itemKey: string) {
  let seen: readonly EditSection[] | null = null;
  let last: readonly ChoiceGroup[] = [];
  return (sections: readonly EditSection[]): readonly ChoiceGroup[] => {
    if (sections === seen) return last;
    seen = sections;
    const groups = groupsFor(sections, itemKey);
    if (!isSameList(groups, last, isSameGroup)) last = groups;
    return last;
  };
}

const isSameChoice = (one: Choice, other: Choice): boolean => one.value === other.value && one.label === other.label;

const isSameGroup = (one: ChoiceGroup, other: ChoiceGroup): boolean =>
  one.label === other.label && isSameList(one.options, other.options, isSameChoice);

function isSameList<I>(one: readonly I[], other: readonly I[], isSame: (one: I, other: I) => boolean): boolean {
  return (
    one.length === other.length &&
    one.every((item, at) => {
      const beside = other[at];
      return beside !== undefined && isSame(item, beside);
    })
  );
}

/** The nearest question before an item that it can depend on, or the first one after it. */
export function nearestChoice(store: EditorStore, itemKey: string): EditField | null {
  const all = store
    .sections()
    .flatMap((section): readonly (EditField | EditSection)[] => (section.key === itemKey ? [section] : section.fields));
  const at = Math.max(
    all.findIndex(({ key }) => key === itemKey),
    0,
  );
  const isFit = ({ key, raw }: EditField) => key !== itemKey && canBeRead(raw);
  return all.slice(0, at).findLast(isFit) ?? all.slice(at).find(isFit) ?? null;
}
