import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import type { Bid } from '@fieldspan/api/queries/estimates';
import { listInText } from '@fieldspan/domain/json-text';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { documentLines, linesTotals } from '@fieldspan/domain/money/document-lines';
import { documentRates } from '@fieldspan/domain/money/document-rates';
import { moneyText } from '@fieldspan/domain/money-text';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What an accepted bid comes to with the options that the customer took. */
export function ChosenTotal({ bid }: { bid: Bid }) {
  const { data: settings } = useSuspenseQuery(companySettingQuery());
  const chosen = new Set(listInText(bid.chosen_json));
  const lines = documentLines(bid.lines_json).map((line) =>
    Object.assign(line, { chosen: line.chosen || chosen.has(line.key) }),
  );
  const rates = documentRates(lines, { frozen: bid.tax_lines_json, today: settings?.taxes_json ?? null });
  return moneyText(amountOf(linesTotals(lines, { rates, isIncluded: bid.taxes_included === 1 }).total));
}
