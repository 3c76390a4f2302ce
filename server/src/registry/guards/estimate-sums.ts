import { listInText } from '@fieldspan/domain/json-text';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines } from '@fieldspan/domain/money/document-lines';
import { estimateTotals } from '@fieldspan/domain/money/estimate';
import type { Values, Write } from '../entry.ts';
import { refuseLines, refuseOther } from './document-sums.ts';

const DECIDES = ['estimate_json', 'overhead_percent', 'total'] as const;

/** Computes what an estimate comes to, and refuses another total. Older clients, which know amounts alone, add up by themselves. */
export function computeEstimate({ before, values }: Write): void {
  if (!DECIDES.some((field) => field in values)) return;
  const estimate: Values = { ...before, ...values };
  const text = typeof estimate['estimate_json'] === 'string' ? estimate['estimate_json'] : null;
  if (!isPriced(text)) return;
  const lines = documentLines(text);
  refuseLines(lines);
  const { total } = estimateTotals(lines, percentText(estimate['overhead_percent']));
  refuseOther(values['total'], total);
  values['total'] = amountOf(total);
}

const percentText = (value: unknown): string => (typeof value === 'number' ? String(value) : '');

const isPriced = (text: string | null): boolean =>
  listInText(text).some((entry) => typeof entry === 'object' && entry !== null && 'price' in entry);
