import type { WipAnswer, WipRow } from '@fieldspan/contract/cost-calls';
import { recordMessages } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { t } from '@fieldspan/ui/i18n';
import { BarPicture } from '../documents/bar-picture.tsx';
import { ReportParts } from '../documents/report-parts.tsx';
import { NoProjects } from './no-projects.tsx';
import { amount, linkOf, project } from './project-columns.tsx';

const MOST = 12;

const percentText = (percent: number | null): string =>
  percent === null ? '' : `${numberText(percent, { maximumFractionDigits: 1 })} %`;

/** What each project earns and costs, and what of it is left at its end. */
export function MarginPart({ wip: { rows, sums } }: { wip: WipAnswer }) {
  const shown = rows.toSorted((one, other) => other.contract - one.contract).slice(0, MOST);
  if (rows.length === 0) return <NoProjects />;
  return (
    <ReportParts>
      <BarPicture
        title={t('Contract and cost at the end')}
        legend={[t('Contract'), t('Forecast cost')]}
        bars={shown.map((row) => ({
          key: String(row.job_id),
          name: `${row.job_num} ${row.job_name}`,
          to: linkOf(row),
          amount: [moneyText(row.profit_at_end), percentText(row.margin_percent)].filter(Boolean).join(' · '),
          says: t('{{project}}: contract {{contract}}, forecast {{forecast}}', {
            project: row.job_num,
            contract: moneyText(row.contract),
            forecast: moneyText(row.forecast),
          }),
          values: [row.contract, row.forecast],
        }))}
      />
      <DataTable
        label={t('Margin of projects')}
        record={recordMessages('Project', 'Projects')}
        rows={rows}
        rowKey={({ job_id }) => job_id}
        columns={columnsOf(sums)}
      />
    </ReportParts>
  );
}

const columnsOf = (sums: WipAnswer['sums']): Column<WipRow>[] => [
  project(),
  amount('contract', t('Contract'), sums),
  amount('actual', t('Cost to date'), sums),
  amount('forecast', t('Forecast cost'), sums),
  amount('profit_at_end', t('Margin at end'), sums),
  {
    key: 'percent',
    header: t('Margin %'),
    align: 'end',
    card: 'fact',
    value: ({ margin_percent }) => margin_percent,
    cell: ({ margin_percent }) => percentText(margin_percent),
    footer: sums.contract === 0 ? '' : percentText((sums.profit_at_end / sums.contract) * 100),
  },
];
