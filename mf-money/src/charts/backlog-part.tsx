import type { WipAnswer } from '@fieldspan/contract/cost-calls';
import { recordMessages } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { DataTable } from '@fieldspan/ui/data-table';
import { t } from '@fieldspan/ui/i18n';
import { BarPicture } from '../documents/bar-picture.tsx';
import { ReportParts } from '../documents/report-parts.tsx';
import { NoProjects } from './no-projects.tsx';
import { amount, linkOf, project } from './project-columns.tsx';

const MOST = 12;

/** What is left to bill of each contract. */
export function BacklogPart({ wip: { rows, sums } }: { wip: WipAnswer }) {
  const shown = rows.toSorted((one, other) => other.left_to_bill - one.left_to_bill).slice(0, MOST);
  if (rows.length === 0) return <NoProjects />;
  return (
    <ReportParts>
      <BarPicture
        title={t('Billed and left to bill: {{amount}} in all', { amount: moneyText(sums.left_to_bill) })}
        legend={[t('Left to bill'), t('Billed')]}
        bars={shown.map((row) => ({
          key: String(row.job_id),
          name: `${row.job_num} ${row.job_name}`,
          to: linkOf(row),
          amount: moneyText(row.left_to_bill),
          says: t('{{project}}: {{left}} left to bill, {{billed}} billed', {
            project: row.job_num,
            left: moneyText(row.left_to_bill),
            billed: moneyText(row.billed),
          }),
          values: [row.left_to_bill, row.billed],
        }))}
      />
      <DataTable
        label={t('Backlog of projects')}
        record={recordMessages('Project', 'Projects')}
        rows={rows}
        rowKey={({ job_id }) => job_id}
        columns={[
          project(),
          amount('contract', t('Contract'), sums),
          amount('billed', t('Billed'), sums),
          amount('left_to_bill', t('Left to bill'), sums),
        ]}
      />
    </ReportParts>
  );
}
