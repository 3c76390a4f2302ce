import { estimateTotals } from '@fieldspan/domain/money/estimate';
import { EstimateSums } from '../parts/estimate-sums.tsx';
import type { Lines } from '../parts/lines/change-lines.ts';

/** What the parts come to while they are typed. */
export const PartsTotal = ({ lines }: { lines: Lines }) => <EstimateSums totals={estimateTotals(lines, '')} />;
