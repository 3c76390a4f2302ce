import { moneyText } from '@fieldspan/domain/money-text';
import { Muted } from './muted.tsx';

/** An amount in a cell; a dash for none. */
export function MoneyCell({ of }: { of: number | null }) {
  return <Muted num>{moneyText(of)}</Muted>;
}
