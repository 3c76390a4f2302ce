import type { ModelName } from '@fieldspan/contract/models';
import type { FieldValue } from '@fieldspan/contract/save';
import { t, translated } from '@fieldspan/ui/i18n';
import { inputValue, optionsOf, plainOptions } from '../../field.ts';
import type { Field } from '../../field.ts';
import type { Cell } from './cell.ts';

type CellChoice = { value: string | number; label: string };

/** What a cell can be set to; null if it is typed. */
export function cellChoices<N extends ModelName, R>(field: Field<N, R>, row: R): CellChoice[] | null {
  if (field.kind === 'flag')
    return [
      { value: 1, label: t('Yes') },
      { value: 0, label: t('No') },
    ];
  if (field.kind !== 'choice') return null;
  return plainOptions(optionsOf(field, row)).map(({ value, label }) => ({ value, label: translated(label) }));
}

/**
 * The value of a text that was copied from a spreadsheet.
 * @returns undefined for a text that is none of the choices, or no number
 */
export function pastedValue<N extends ModelName, R>(field: Field<N, R>, row: R, text: string): FieldValue | undefined {
  const typed = text.trim();
  if (field.kind === 'relation') return undefined;
  const choices = cellChoices<N, R>(field, row);
  if (choices !== null && typed !== '')
    return choices.find(({ label }) => label.toLowerCase() === typed.toLowerCase())?.value;
  if (field.kind !== 'number') return inputValue(field.kind, typed);
  const figures = typed.replaceAll(/[\s,'’$]/g, '');
  return figures === '' || Number.isFinite(Number(figures)) ? inputValue('number', figures) : undefined;
}

/** The lines of a copied column; a single line is a text like any other. */
export function pastedLines(text: string): readonly string[] | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.length > 1 ? lines : null;
}

type Cells = {
  /** Of the rows that can be edited. */
  ids: readonly number[];
  keys: readonly string[];
};

/** The editable cell after another, or before it: first along the row, then on the rows that follow. */
export function nextCell({ ids, keys }: Cells, from: Cell, step: 1 | -1): Cell | null {
  const cells = ids.flatMap((id) => keys.map((key) => ({ id, key })));
  const at = cells.findIndex(({ id, key }) => id === from.id && key === from.key);
  return (step === 1 ? cells[at + 1] : cells[at - 1]) ?? null;
}
