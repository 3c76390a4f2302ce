import { payLines } from '@fieldspan/domain/pay/pay-lines';
import type { PayAsked, PayLine } from '@fieldspan/domain/pay/pay-lines';
import type { PaidLog } from '@fieldspan/domain/pay/stretches';
import type { Place } from './use-place.ts';

/** The lines of logs under the agreement that is shown. */
export const linesOf = (logs: readonly PaidLog[], { agreement }: Place, days?: PayAsked['days']): PayLine[] =>
  payLines({ logs, agreements: new Map([['shown', agreement]]), ...(days && { days }) });
