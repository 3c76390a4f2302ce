import { formJson } from '@fieldspan/domain/form/edit/edit-form';
import type { EditForm } from '@fieldspan/domain/form/edit/edit-form';
import {
  fieldsOf,
  insertFields,
  moveFields,
  placeOf,
  removeFields,
  stepFields,
} from '@fieldspan/domain/form/edit/operations';
import type { Operation, Place } from '@fieldspan/domain/form/edit/operations';
import { showAlert } from '@fieldspan/api/alerts';
import { plural, t } from '@fieldspan/ui/i18n';
import { addFields, freshCopies, nameOf } from './editing.ts';
import type { EditorStore } from './editor-store.ts';
import { copiedFields, keepCopied } from './field-clipboard.ts';

export const countText = (count: number): string =>
  plural(count, { one: '{{count}} question', other: '{{count}} questions' });

const chosenText = (count: number): string =>
  plural(count, { one: '{{count}} question chosen', other: '{{count}} questions chosen' });

const fieldKeys = ({ sections }: EditForm): string[] => sections.flatMap(({ fields }) => fields.map(({ key }) => key));

/** Chooses a question beside the others, or not any longer. */
function toggle(store: EditorStore, key: string): void {
  const now = new Set(store.isPicking() ? store.marked() : store.chosen());
  if (!now.delete(key)) now.add(key);
  store.mark(now, chosenText(now.size));
}

/** Chooses all questions from the selected one to this one. */
function extendTo(store: EditorStore, key: string): void {
  const selection = store.selection();
  const keys = fieldKeys(store.form());
  const [from, to] = [selection.kind === 'field' ? keys.indexOf(selection.key) : -1, keys.indexOf(key)];
  if (from === -1) return store.select({ kind: 'field', key });
  const chosen = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
  return store.mark(chosen, chosenText(chosen.length));
}

/** Chooses one more, or one less, above or below. */
export function extendBy(store: EditorStore, by: -1 | 1): void {
  const selection = store.selection();
  if (selection.kind !== 'field') return;
  const keys = fieldKeys(store.form());
  const chosen = keys.filter((key) => store.chosen().has(key));
  const end = keys.indexOf((chosen[0] === selection.key ? chosen.at(-1) : chosen[0]) ?? selection.key);
  const other = keys[end + by];
  if (other !== undefined) extendTo(store, other);
}

export function chooseSection(store: EditorStore): void {
  const fields = store.sections().find(({ key }) => key === store.section())?.fields ?? [];
  store.mark(
    fields.map(({ key }) => key),
    chosenText(fields.length),
  );
}

/** What pressing a question does: chooses it, one more, or all up to it. */
export function press(
  store: EditorStore,
  key: string,
  event: { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean },
) {
  if (store.isPicking() || event.ctrlKey || event.metaKey) toggle(store, key);
  else if (event.shiftKey) extendTo(store, key);
  else store.select({ kind: 'field', key });
}

export function copyChosen(store: EditorStore): void {
  const fields = fieldsOf(store.form(), store.chosen());
  if (fields.length === 0) return;
  keepCopied(fields);
  showAlert({
    type: 'success',
    message: plural(fields.length, {
      one: '{{count}} question copied. Paste it here or in another form.',
      other: '{{count}} questions copied. Paste them here or in another form.',
    }),
  });
}

export function pasteCopied(store: EditorStore): void {
  const fields = freshCopies(copiedFields());
  addFields(store, store.placeForNew(), fields);
  if (fields.length > 1)
    store.mark(
      fields.map(({ key }) => key),
      plural(fields.length, { one: '{{count}} question pasted', other: '{{count}} questions pasted' }),
    );
}

export function moveChosen(store: EditorStore, place: Place): void {
  const section = store.sections()[place.section];
  if (section) moved(store, moveFields(store.chosen(), place), 'select');
}

export const stepChosen = (store: EditorStore, by: -1 | 1): void =>
  moved(store, stepFields(store.chosen(), by), 'select');

function moved(store: EditorStore, operation: Operation, control: string): void {
  const chosen = store.chosen();
  const form = operation(store.form());
  const [first] = fieldsOf(form, chosen);
  const place = first && placeOf(form, first.key);
  const section = place && form.sections[place.section];
  if (!section) return;
  const text = t('{{questions}} are now in {{section}}', {
    questions: countText(chosen.size),
    section: nameOf(section),
  });
  store.apply(operation, { said: text, select: { kind: 'field', key: first.key }, focus: { key: first.key, control } });
  store.mark(chosen, text);
}

export function removeChosen(store: EditorStore): void {
  const chosen = store.chosen();
  const before = store.form();
  const fields = fieldsOf(before, chosen);
  const [first] = fields;
  if (!first) return;
  const keys = fieldKeys(before);
  const beside =
    keys.slice(keys.indexOf(first.key)).find((key) => !chosen.has(key)) ?? keys.find((key) => !chosen.has(key));
  const message = plural(fields.length, { one: '{{count}} question removed', other: '{{count}} questions removed' });
  store.apply(removeFields(chosen), {
    said: message,
    ...(beside !== undefined && {
      select: { kind: 'field', key: beside },
      focus: { key: beside, control: 'select' },
    }),
  });
  store.pick(false);
  showAlert({ type: 'success', message, undo: async () => putBack(store, before, chosen) });
}

/** What was removed, where it stood; what was done since stays. */
function putBack(store: EditorStore, before: EditForm, removed: ReadonlySet<string>): void {
  const operation: Operation = (form) => {
    let now = form;
    for (const field of fieldsOf(before, removed)) {
      const place = placeOf(before, field.key);
      if (place && placeOf(now, field.key) === null && now.sections[place.section])
        now = insertFields(place, [field])(now);
    }
    return now;
  };
  if (formJson(operation(store.form())) !== formJson(store.form())) store.apply(operation);
}
