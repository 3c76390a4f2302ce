import type { Field } from '@fieldspan/contract/field';
import type { Change, RecordNames } from '@fieldspan/contract/history-calls';
import { isModelName, models } from '@fieldspan/contract/models';
import { fieldLabel, valueWords } from '@fieldspan/domain/history-words';
import type { FieldWords } from '@fieldspan/domain/history-words';
import { linesDiff } from '@fieldspan/domain/money/lines-diff';
import type { LinesDiff } from '@fieldspan/domain/money/lines-diff';

/** A changed field with the page's labels. */
export type ShownField = {
  field: string;
  label: string;
  old: string;
  now: string;
  isSecret: boolean;
  /** What changed in the lines of a document; null for everything else. */
  lines: LinesDiff | null;
  canRestore: boolean;
};

type Told = { names: RecordNames; words: Readonly<Record<string, FieldWords>> };

/** The shown values of each changed field; fields that only the server sets cannot be restored. */
export function shownFields(model: string, fields: Change['fields'], told: Told): ShownField[] {
  const stored: Readonly<Record<string, Field>> = isModelName(model) ? models[model].fields : {};
  return fields.map((change) =>
    shownField(Object.hasOwn(stored, change.field) ? stored[change.field] : undefined, change, told),
  );
}

const LISTS_OF_LINES = new Set(['lines_json', 'estimate_json']);

/** null too where nothing changed that a person sees, such as what a line was made from. */
function seenDiff(old: string | null, now: string | null): LinesDiff | null {
  const diff = linesDiff(old, now);
  return diff === null || (diff.changes.length === 0 && !diff.isReordered) ? null : diff;
}

/** Entries that belong to no model field, such as the address of a sign-in, are plain text. */
const PLAIN = { kind: 'text', ref: undefined, readOnly: true };

function shownField(
  known: Field | undefined,
  { field, old, new: now, is_secret }: Change['fields'][number],
  told: Told,
) {
  const { kind, ref, readOnly } = { ...PLAIN, ...(known && { readOnly: false }), ...known };
  const { label = fieldLabel(field), options } = told.words[field] ?? {};
  const shown = { stored: { kind, ref }, names: told.names[ref ?? ''] ?? {}, ...(options && { options }) };
  return {
    field,
    label,
    old: valueWords(old, shown),
    now: valueWords(now, shown),
    isSecret: is_secret,
    lines: LISTS_OF_LINES.has(field) && !is_secret ? seenDiff(old, now) : null,
    canRestore: !is_secret && !readOnly,
  };
}
