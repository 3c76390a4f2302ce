import type { Estimate } from '@fieldspan/api/queries/estimates';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines } from '@fieldspan/domain/money/document-lines';
import { estimateTotals } from '@fieldspan/domain/money/estimate';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { EstimateSums } from '../lines/estimate-sums.tsx';

/** An estimate for people who may only read it. */
export function EstimateFacts({ estimate }: { estimate: Estimate }) {
  const lines = documentLines(estimate?.estimate_json ?? null);
  return (
    <Card title={t('Estimate')} icon={<IconReceiptDollar aria-hidden="true" />}>
      {lines.length === 0 ? (
        <EmptyState title={t('No estimate yet')} />
      ) : (
        <>
          <ul>
            {lines.map((line) => (
              <ListItem
                key={line.key}
                title={line.description}
                subtitle={[line.quantity, line.unit].filter(Boolean).join(' ')}
                trailing={amountText(amountOfLine(line))}
              />
            ))}
          </ul>
          <EstimateSums totals={estimateTotals(lines, String(estimate?.overhead_percent ?? ''))} />
        </>
      )}
    </Card>
  );
}

const amountText = (cents: bigint | null): string => (cents === null ? '' : moneyText(amountOf(cents)));
