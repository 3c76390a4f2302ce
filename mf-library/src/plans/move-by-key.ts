import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** Enter and the arrows lead to the same cell of the next row or the row before. */
export function moveByKey(event: KeyboardEvent<HTMLInputElement>): void {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const { currentTarget: cell } = event;
  const row = cell.closest('tr');
  const isUp = step < 0 || event.shiftKey;
  const next = isUp ? row?.previousElementSibling : row?.nextElementSibling;
  const target = next?.querySelector<HTMLInputElement>(`input[data-field="${cell.dataset['field'] ?? ''}"]`);
  event.preventDefault();
  // At the end of the column the cell is left all the same, so that what was typed is stored.
  if (!target) return cell.blur();
  target.focus();
  target.select();
  return undefined;
}
