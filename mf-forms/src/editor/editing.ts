import type { EditField, EditSection, Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { copiesOf } from '@fieldspan/domain/form/edit/copies';
import { extOf } from '@fieldspan/domain/form/edit/ext';
import {
  changeField,
  changeSection,
  fieldOf,
  insertFields,
  insertSection,
  moveField,
  placeOf,
  removeField,
  removeSection,
  stepField,
  stepSection,
} from '@fieldspan/domain/form/edit/operations';
import type { Place } from '@fieldspan/domain/form/edit/operations';
import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import { showAlert } from '@fieldspan/api/alerts';
import { t } from '@fieldspan/ui/i18n';
import { fieldTypeLabel } from '../static-view/field-type-label.ts';
import type { EditorStore } from './editor-store.ts';
import { blankField, kindIn } from './field-kinds.ts';

const newKey = (): string => crypto.randomUUID().slice(0, 8);

/** What an item is called. */
export const nameOf = ({ raw }: EditField | EditSection): string =>
  textOf(raw['label']) || textOf(raw['sectionHeading']) || fieldTypeLabel(kindIn(raw)) || t('Section');

export function newField(kind: FieldKind, label = ''): EditField {
  const key = newKey();
  return { key, raw: { key, label, ...blankField(kind) } };
}

export function addFields(store: EditorStore, place: Place, fields: readonly EditField[]): void {
  const [first] = fields;
  if (!first) return;
  // A form without sections gets its first one.
  const isFirst = store.sections().length === 0;
  const key = newKey();
  const section = { key, raw: { key, sectionHeading: t('First section') }, fields };
  store.apply(isFirst ? insertSection(0, section) : insertFields(place, fields), {
    said: t('Added: {{name}}', { name: nameOf(first) }),
    select: { kind: 'field', key: first.key },
    focus: { key: first.key, control: 'label' },
  });
}

export function addSection(store: EditorStore, at: number, from?: EditSection): void {
  const key = newKey();
  const heading = from ? textOf(from.raw['sectionHeading']) : t('New section');
  const fields = copiesOf(from?.fields ?? [], newKey);
  store.apply(insertSection(at, { key, raw: { ...from?.raw, key, sectionHeading: heading }, fields }), {
    said: t('Added: {{name}}', { name: heading }),
    select: { kind: 'section', key },
    focus: { key, control: 'label' },
  });
}

export function stepTo(store: EditorStore, field: EditField, by: -1 | 1): void {
  const control = by === -1 ? 'up' : 'down';
  const operation = stepField(field.key, by);
  store.apply(operation, {
    said: movedText(store, operation(store.form()), field),
    select: { kind: 'field', key: field.key },
    focus: { key: field.key, control },
  });
}

export function moveTo(store: EditorStore, field: EditField, place: Place): void {
  const operation = moveField(field.key, place);
  store.apply(operation, {
    said: movedText(store, operation(store.form()), field),
    select: { kind: 'field', key: field.key },
    focus: { key: field.key, control: 'select' },
  });
}

function movedText(store: EditorStore, form: ReturnType<EditorStore['form']>, field: EditField): string {
  const place = placeOf(form, field.key);
  const section = place && form.sections[place.section];
  if (!section) return '';
  return t('{{name}} is now {{at}} of {{count}} in {{section}}', {
    name: nameOf(field),
    at: place.at + 1,
    count: section.fields.length,
    section: nameOf(section),
  });
}

export function duplicate(store: EditorStore, field: EditField): void {
  const place = placeOf(store.form(), field.key);
  if (place) addFields(store, { ...place, at: place.at + 1 }, freshCopies([field]));
}

/** Copies with keys of their own. */
export const freshCopies = (fields: readonly EditField[]): EditField[] => copiesOf(fields, newKey);

export function remove(store: EditorStore, field: EditField): void {
  const place = placeOf(store.form(), field.key);
  const section = place && store.sections()[place.section];
  const beside = section && (section.fields[place.at + 1] ?? section.fields[place.at - 1]);
  store.apply(removeField(field.key), {
    said: t('“{{name}}” is removed.', { name: nameOf(field) }),
    ...(beside && { select: { kind: 'field', key: beside.key }, focus: { key: beside.key, control: 'select' } }),
  });
  offerBack(nameOf(field), () => {
    if (place && fieldOf(store.form(), field.key) === null) {
      store.apply(insertFields(place, [field]), { select: { kind: 'field', key: field.key } });
    }
  });
}

export function dropSection(store: EditorStore, section: EditSection): void {
  const at = store.sections().findIndex(({ key }) => key === section.key);
  store.apply(removeSection(section.key), { said: t('“{{name}}” is removed.', { name: nameOf(section) }) });
  offerBack(nameOf(section), () => {
    if (!store.has(section.key)) {
      store.apply(insertSection(at, section), { select: { kind: 'section', key: section.key } });
    }
  });
}

/** Puts back what was removed without taking back what was done since. */
function offerBack(name: string, back: () => void): void {
  showAlert({
    type: 'success',
    message: t('“{{name}}” is removed.', { name }),
    undo: async () => back(),
  });
}

/** Typing in one box is one step to undo. */
export const change = (store: EditorStore, key: string, raw: Raw): void =>
  store.apply(changeField(key, raw), { name: [key, ...changedNames(store.fieldAt(key)?.raw ?? {}, raw)].join(' ') });

/** Changes the condition of a question or section. `typed` names what is typed in one box. */
export const changesCondition = (store: EditorStore, key: string) => (raw: Raw, typed?: string) => {
  const operation = store.fieldAt(key) ? changeField(key, raw) : changeSection(key, raw);
  store.apply(operation, typed === undefined ? {} : { name: `${key} ${typed}` });
};

function changedNames(before: Raw, now: Raw): string[] {
  const [ext, old] = [extOf(now), extOf(before)];
  const own = Object.keys(now).filter((name) => name !== 'ext');
  return [...own, ...Object.keys({ ...old, ...ext }).filter((name) => 'ext' in now && ext[name] !== old[name])];
}

export const changeHeading = (store: EditorStore, key: string, sectionHeading: string): void =>
  store.apply(changeSection(key, { sectionHeading }), { name: `${key} heading` });

export function stepSectionTo(store: EditorStore, section: EditSection, by: -1 | 1): void {
  store.apply(stepSection(section.key, by), {
    said: t('“{{name}}” is moved.', { name: nameOf(section) }),
    focus: { key: section.key, control: by === -1 ? 'up' : 'down' },
  });
}
