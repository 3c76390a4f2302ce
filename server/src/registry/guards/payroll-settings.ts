import { wrongSettings } from '@fieldspan/domain/pay/payroll-settings';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Write } from '../entry.ts';

export function checkPayrollSettings({ values }: Pick<Write, 'values'>): void {
  const { payroll_json: text } = values;
  const [wrong] = typeof text === 'string' ? wrongSettings(text) : [];
  if (wrong !== undefined) throw new Refusal(sentence`This setting of payroll holds no possible value: ${wrong}.`);
}
