import type { Raw } from '@fieldspan/domain/form/edit/edit-form';
import { textOf } from '@fieldspan/domain/form/edit/edit-form';
import { fieldOf } from '@fieldspan/domain/form/form-sections';
import type { FieldKind } from '@fieldspan/domain/form/field-kind';
import { kindProperties, kindRow } from '@fieldspan/domain/form/kind-of-field';
import type { FieldProperty } from '@fieldspan/domain/form/kind-row';
import { t } from '@fieldspan/ui/i18n';

/** The kind of a stored field; one that this version does not know can be moved and removed, and is kept as it is. */
export function kindIn(raw: Raw): string {
  const known = kinds.get(raw);
  if (known !== undefined) return known;
  const kind = fieldOf(raw)?.kind ?? textOf(raw['type']);
  kinds.set(raw, kind);
  return kind;
}

/** A stored field never changes; it is asked for its kind with each step. */
const kinds = new WeakMap<Raw, string>();

export const offersOf = (raw: Raw): readonly FieldProperty[] => kindRow(kindIn(raw))?.offers ?? [];

/** The stored properties that a new field of a kind begins with. */
export const blankField = (kind: FieldKind): Raw => ({ ...kindProperties(kind), ...beginningOf(kind) });

function beginningOf(kind: FieldKind): Raw {
  const offers = kindRow(kind)?.offers ?? [];
  if (kind === 'boolean') return { requiredField: 1 };
  if (offers.includes('options')) return { options: [t('First option'), t('Second option')] };
  if (offers.includes('columns')) return { columns: [t('What'), t('How many')] };
  if (offers.includes('fields')) return withRows([newRowQuestion(t('What')), newRowQuestion(t('How many'))], {});
  return {};
}

/** The questions of each row of a repeating field; other clients show them as the columns of a table. */
export const withRows = (fields: readonly Raw[], ext: Raw): Raw => ({
  columns: fields.map(({ label }) => textOf(label)),
  ext: { v: 1, ...ext, of: 'repeat', fields },
});

export const newRowQuestion = (label: string): Raw => ({ key: crypto.randomUUID().slice(0, 8), label, type: 'text' });

/** Kinds to which a field can be changed so that what is set on it still applies. */
export const ALIKE: readonly (readonly FieldKind[])[] = [
  ['text', 'textarea'],
  ['select', 'select-multi', 'checklist'],
  ['tasklist', 'hazard-list', 'control-list'],
];
