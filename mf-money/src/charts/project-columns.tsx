import type { WipAnswer, WipRow } from '@fieldspan/contract/cost-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import type { Column } from '@fieldspan/ui/columns';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';

export const linkOf = ({ slug }: Pick<WipRow, 'slug'>): string => `/project/${slug}/costing`;

export const project = (): Column<WipRow> => ({
  key: 'project',
  header: t('Project'),
  card: 'title',
  value: ({ job_num }) => job_num,
  cell: (row) => (
    <AppLink to={linkOf(row)}>
      {row.job_num} {row.job_name}
    </AppLink>
  ),
  footer: t('All'),
});

export const amount = (key: keyof WipAnswer['sums'], header: string, sums: WipAnswer['sums']): Column<WipRow> => ({
  key,
  header,
  align: 'end',
  card: 'fact',
  value: (row) => row[key],
  cell: (row) => <MoneyCell of={row[key]} />,
  footer: moneyText(sums[key]),
});
