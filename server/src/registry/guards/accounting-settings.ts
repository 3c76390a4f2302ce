import { wrongAccounting } from '@fieldspan/domain/accounting/accounts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Write } from '../entry.ts';

export function checkAccounting({ values }: Pick<Write, 'values'>): void {
  const { accounting_json: text } = values;
  const [wrong] = typeof text === 'string' ? wrongAccounting(text) : [];
  if (wrong !== undefined) throw new Refusal(sentence`This account of the books has no possible name: ${wrong}.`);
}
