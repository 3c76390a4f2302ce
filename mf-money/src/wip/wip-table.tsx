import type { WipAnswer, WipRow } from '@fieldspan/contract/cost-calls';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Progress } from '@fieldspan/ui/progress';
import styles from './wip.module.css';

type Amount = keyof WipAnswer['sums'];

/** A row for each project: how far it is, what that earns, and whether more or less is billed. */
export function WipTable({ wip: { rows, sums }, isFiltered }: { wip: WipAnswer; isFiltered: boolean }) {
  return (
    <DataTable
      label={t('Work in progress')}
      record={recordMessages('Project', 'Projects')}
      rows={rows}
      rowKey={({ job_id }) => job_id}
      columns={columnsOf(sums)}
      empty={
        <EmptyState title={t('No work in progress')}>
          {isFiltered
            ? t(
                'No project with a contract, a budget or costs matches this, or you may not read the financials of any.',
              )
            : t('A project shows here once it has a schedule of values, a budget or costs.')}
        </EmptyState>
      }
    />
  );
}

const columnsOf = (sums: WipAnswer['sums']): Column<WipRow>[] => [
  {
    key: 'project',
    header: t('Project'),
    card: 'title',
    value: ({ job_num }) => job_num,
    cell: ({ slug, job_num, job_name }) => (
      <AppLink to={`/project/${slug}/costing`}>
        {job_num} {job_name}
      </AppLink>
    ),
    footer: t('All'),
  },
  amount('contract', msg('Contract'), sums),
  amount('actual', msg('Cost to date'), sums),
  amount('forecast', msg('Forecast'), sums),
  {
    key: 'percent',
    header: t('Done'),
    align: 'end',
    card: 'fact',
    value: ({ percent }) => percent,
    cell: ({ percent }) => <Done percent={percent} />,
  },
  amount('earned', msg('Earned'), sums),
  amount('billed', msg('Billed'), sums),
  {
    key: 'over',
    header: t('Over- or underbilled'),
    align: 'end',
    card: 'fact',
    value: ({ over }) => over,
    cell: ({ over }) => <Over amount={over} />,
    footer: <Over amount={sums.over} />,
  },
  amount('profit_to_date', msg('Profit to date'), sums),
  amount('profit_at_end', msg('Profit at end'), sums),
];

const amount = (key: Amount, header: Message, sums: WipAnswer['sums']): Column<WipRow> => ({
  key,
  header: translated(header),
  align: 'end',
  card: key === 'contract' || key === 'profit_at_end' ? 'fact' : 'hidden',
  value: (row) => row[key],
  cell: (row) => <MoneyCell of={row[key] === 0 ? null : row[key]} />,
  footer: moneyText(sums[key]),
});

function Done({ percent }: { percent: number | null }) {
  if (percent === null) return <Muted>{null}</Muted>;
  return (
    <span className={styles.done}>
      <Progress className={styles.bar ?? ''} value={percent / 100} label={t('Done')} />
      {t('{{percent}} %', { percent: numberText(percent, { maximumFractionDigits: 2 }) })}
    </span>
  );
}

/** Money that is billed and not earned yet, or earned and not billed yet. */
function Over({ amount: over }: { amount: number }) {
  if (over === 0) return <Muted>{null}</Muted>;
  return (
    <span className={styles.over} data-under={over < 0 || undefined}>
      {moneyText(Math.abs(over))} {over > 0 ? t('over') : t('under')}
    </span>
  );
}
