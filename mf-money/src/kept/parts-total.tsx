import { estimateTotals } from '@fieldspan/domain/money/estimate';
import { EstimateSums } from '../lines/estimate-sums.tsx';
import type { Lines } from '../lines/change-lines.ts';

/** What the parts come to while they are typed. */
export const PartsTotal = ({ lines }: { lines: Lines }) => <EstimateSums totals={estimateTotals(lines, '')} />;
