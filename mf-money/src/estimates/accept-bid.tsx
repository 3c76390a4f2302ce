import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import type { Bid } from '@fieldspan/api/queries/estimates';
import { saveRecord } from '@fieldspan/api/save-record';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { amountOfLine, documentLines, linesTotals } from '@fieldspan/domain/money/document-lines';
import { documentRates } from '@fieldspan/domain/money/document-rates';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { IconCheck } from '@fieldspan/ui/icons';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../lines/estimate.module.css';

/** The customer accepts the bid, with the options that they take: it becomes the contract. */
export function AcceptBid({ bid }: { bid: Bid }) {
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const lines = documentLines(bid.lines_json);
  const options = lines.filter(({ optional, chosen }) => optional && !chosen);
  const chosen = lines.map((line) => Object.assign(line, { chosen: line.chosen || taken.includes(line.key) }));
  const { total } = linesTotals(chosen, {
    rates: documentRates(lines, { frozen: bid.tax_lines_json, today: settings?.taxes_json ?? null }),
    isIncluded: bid.taxes_included === 1,
  });
  const accepting = useMutation({
    mutationFn: () =>
      saveRecord('JobBid', {
        id: bid.id,
        version: bid.version,
        status: 'Accepted',
        ...(options.length > 0 && { chosen_json: JSON.stringify(taken) }),
      }),
  });
  return (
    <Card title={t('The customer accepts')} icon={<IconCheck aria-hidden="true" />}>
      <div className={styles.sums}>
        {options.map((line) => (
          <Checkbox
            key={line.key}
            label={`${line.description}, ${moneyText(amountOf(amountOfLine(line) ?? 0n))}`}
            checked={taken.includes(line.key)}
            onChange={(isOn) => setTaken(isOn ? [...taken, line.key] : taken.filter((key) => key !== line.key))}
          />
        ))}
        <p>
          {t('It comes to {{total}} with taxes. Its lines become the schedule of values, and the estimate is locked.', {
            total: moneyText(amountOf(total)),
          })}
        </p>
        <div>
          <Button
            variant="primary"
            icon={<IconCheck aria-hidden="true" />}
            busy={accepting.isPending}
            onClick={() => accepting.mutate()}
          >
            {t('Accepted by the customer')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
