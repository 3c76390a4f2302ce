import type { EditField, EditForm, EditSection, Raw } from './edit-form.ts';

/** Where a field stands: indexes of its section and of the field in it. */
export type Place = { section: number; at: number };

export type Operation = (form: EditForm) => EditForm;

export function placeOf({ sections }: EditForm, key: string): Place | null {
  for (const [section, { fields }] of sections.entries()) {
    const at = fields.findIndex((field) => field.key === key);
    if (at !== -1) return { section, at };
  }
  return null;
}

export const fieldOf = (form: EditForm, key: string): EditField | null => {
  const place = placeOf(form, key);
  return place && (form.sections[place.section]?.fields[place.at] ?? null);
};

export const insertFields =
  ({ section, at }: Place, added: readonly EditField[]): Operation =>
  (form) =>
    inSection(form, section, (fields) => fields.toSpliced(at, 0, ...added));

export const removeField =
  (key: string): Operation =>
  (form) => {
    const place = placeOf(form, key);
    return place ? inSection(form, place.section, (fields) => fields.toSpliced(place.at, 1)) : form;
  };

/** Moves a field before what stands at a place now; `at` may be the number of fields, for the end. */
export const moveField =
  (key: string, to: Place): Operation =>
  (form) => {
    const from = placeOf(form, key);
    const moved = fieldOf(form, key);
    if (!from || !moved || !form.sections[to.section]) return form;
    const isAfter = from.section === to.section && from.at < to.at;
    const at = isAfter ? to.at - 1 : to.at;
    if (from.section === to.section && from.at === at) return form;
    return insertFields({ section: to.section, at }, [moved])(removeField(key)(form));
  };

/** The fields with these keys, in the order of the form. */
export const fieldsOf = ({ sections }: EditForm, keys: ReadonlySet<string>): EditField[] =>
  sections.flatMap(({ fields }) => fields.filter(({ key }) => keys.has(key)));

export const removeFields =
  (keys: ReadonlySet<string>): Operation =>
  (form) => ({
    ...form,
    sections: form.sections.map((section) =>
      section.fields.some(({ key }) => keys.has(key))
        ? { ...section, fields: section.fields.filter(({ key }) => !keys.has(key)) }
        : section,
    ),
  });

/** Moves several fields together before what stands at a place now; they keep their order. */
export const moveFields =
  (keys: ReadonlySet<string>, { section, at }: Place): Operation =>
  (form) => {
    const moved = fieldsOf(form, keys);
    const target = form.sections[section];
    if (moved.length === 0 || !target) return form;
    const before = target.fields.slice(0, at).filter(({ key }) => !keys.has(key)).length;
    const now = insertFields({ section, at: before }, moved)(removeFields(keys)(form));
    return isSameOrder(form, now) ? form : now;
  };

const orderOf = ({ sections }: EditForm): string =>
  JSON.stringify(sections.map(({ fields }) => fields.map(({ key }) => key)));
const isSameOrder = (one: EditForm, other: EditForm): boolean => orderOf(one) === orderOf(other);

/** Moves several fields together up or down by one; from the edge of a section into the next one. */
export const stepFields =
  (keys: ReadonlySet<string>, by: -1 | 1): Operation =>
  (form) => {
    const [first, ...rest] = fieldsOf(form, keys);
    const end = by === -1 ? first : (rest.at(-1) ?? first);
    const place = end && placeOf(form, end.key);
    const to = place && placeBeside(form, place, by);
    return to ? moveFields(keys, to)(form) : form;
  };

/** Moves a field up or down by one; from the edge of a section into the next one. */
export const stepField =
  (key: string, by: -1 | 1): Operation =>
  (form) => {
    const place = placeOf(form, key);
    const to = place && placeBeside(form, place, by);
    return to ? moveField(key, to)(form) : form;
  };

function placeBeside({ sections }: EditForm, { section, at }: Place, by: -1 | 1): Place | null {
  const count = sections[section]?.fields.length ?? 0;
  if (by === -1 && at > 0) return { section, at: at - 1 };
  if (by === 1 && at < count - 1) return { section, at: at + 2 };
  const beside = sections[section + by];
  return beside ? { section: section + by, at: by === 1 ? 0 : beside.fields.length } : null;
}

/** Whether `stepField` would change anything. */
export const canStep = (form: EditForm, key: string, by: -1 | 1): boolean => {
  const place = placeOf(form, key);
  return place !== null && placeBeside(form, place, by) !== null;
};

/** Sets properties of a field; `undefined` removes one. */
export const changeField =
  (key: string, change: Raw): Operation =>
  (form) => {
    const place = placeOf(form, key);
    if (!place) return form;
    return inSection(form, place.section, (fields) =>
      fields.map((field) => (field.key === key ? { ...field, raw: changed(field.raw, change) } : field)),
    );
  };

export const insertSection =
  (at: number, section: EditSection): Operation =>
  (form) => ({ ...form, sections: form.sections.toSpliced(at, 0, section) });

export const removeSection =
  (key: string): Operation =>
  (form) => ({ ...form, sections: form.sections.filter((section) => section.key !== key) });

export const stepSection =
  (key: string, by: -1 | 1): Operation =>
  (form) => {
    const at = form.sections.findIndex((section) => section.key === key);
    const moved = form.sections[at];
    if (!moved || !form.sections[at + by]) return form;
    return { ...form, sections: form.sections.toSpliced(at, 1).toSpliced(at + by, 0, moved) };
  };

export const changeSection =
  (key: string, change: Raw): Operation =>
  (form) => ({
    ...form,
    sections: form.sections.map((section) =>
      section.key === key ? { ...section, raw: changed(section.raw, change) } : section,
    ),
  });

/** A copy with a key of its own. */
export const copyOf = ({ raw }: EditField, key: string): EditField => ({ key, raw: { ...raw, key } });

function inSection(
  form: EditForm,
  at: number,
  change: (fields: readonly EditField[]) => readonly EditField[],
): EditForm {
  return {
    ...form,
    sections: form.sections.map((section, index) =>
      index === at ? { ...section, fields: change(section.fields) } : section,
    ),
  };
}

function changed(raw: Raw, change: Raw): Raw {
  const now = { ...raw, ...change };
  return Object.fromEntries(Object.entries(now).filter(([, value]) => value !== undefined));
}
