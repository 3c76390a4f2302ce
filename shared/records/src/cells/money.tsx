import { moneyText } from '@fieldspan/domain/money-text';
import { Quiet } from './quiet.tsx';

/** An amount in a cell; a dash where there is none. */
export function Money({ of }: { of: number | null }) {
  return <Quiet num>{moneyText(of)}</Quiet>;
}
