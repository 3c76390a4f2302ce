import type { Movement, Statement } from '@fieldspan/contract/ageing-calls';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { AGES } from '@fieldspan/domain/money/ageing';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Card } from '@fieldspan/ui/card';
import type { Column } from '@fieldspan/ui/columns';
import { DataTable } from '@fieldspan/ui/data-table';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { AGE_NAMES } from '../documents/ages.ts';
import styles from './statement.module.css';

/** What moved the balance, what is open, and how old that is. */
export function StatementParts({ statement }: { statement: Statement }) {
  return (
    <>
      <Account statement={statement} />
      <OpenInvoices statement={statement} />
      <Ages statement={statement} />
    </>
  );
}

const KIND_NAMES: Readonly<Record<Movement['kind'], Message>> = {
  invoice: msg('Invoice'),
  credit: msg('Credit'),
  payment: msg('Payment'),
  refund: msg('Refund'),
  reversal: msg('Payment taken back'),
};

type Line = { at: number; on: string; what: string; amount: number | null; balance: number };

/** The opening balance, each movement with the balance after it, and the last one. */
function linesOf({ from, opening, movements }: Statement): Line[] {
  const lines: Line[] = [{ at: 0, on: from, what: t('Opening balance'), amount: null, balance: opening }];
  for (const [index, { on, kind, number, amount }] of movements.entries()) {
    const balance = moneySum([lines.at(-1)?.balance ?? 0, amount]);
    const what = [translated(KIND_NAMES[kind]), number].filter(Boolean).join(' ');
    lines.push({ at: index + 1, on, what, amount, balance });
  }
  return lines;
}

const accountColumns = (closing: number): Column<Line>[] => [
  { key: 'on', header: t('Date'), card: 'fact', cell: ({ on }) => <DayCell on={on} /> },
  { key: 'what', header: t('What'), card: 'title', cell: ({ what }) => what, footer: t('Closing balance') },
  {
    key: 'amount',
    header: t('Amount'),
    align: 'end',
    card: 'fact',
    cell: ({ amount }) => <MoneyCell of={amount} />,
  },
  {
    key: 'balance',
    header: t('Balance'),
    align: 'end',
    card: 'fact',
    cell: ({ balance }) => moneyText(balance),
    footer: moneyText(closing),
  },
];

function Account({ statement }: { statement: Statement }) {
  return (
    <Card title={t('Account')}>
      <DataTable
        label={t('Account')}
        record={recordMessages('Movement', 'Movements')}
        rows={linesOf(statement)}
        rowKey={({ at }) => at}
        columns={accountColumns(statement.closing)}
      />
    </Card>
  );
}

const invoiceColumns = (sum: string | null): Column<Statement['invoices'][number]>[] => [
  { key: 'number', header: t('Number'), card: 'title', cell: ({ number }) => number },
  { key: 'issued', header: t('Date'), card: 'fact', cell: ({ issued }) => <DayCell on={issued} /> },
  { key: 'due', header: t('Due'), card: 'fact', cell: ({ due }) => <DayCell on={due} /> },
  {
    key: 'amount',
    header: t('Amount'),
    align: 'end',
    card: 'hidden',
    cell: ({ amount }) => <MoneyCell of={amount} />,
  },
  { key: 'paid', header: t('Paid'), align: 'end', card: 'hidden', cell: ({ paid }) => <MoneyCell of={paid} /> },
  {
    key: 'open',
    header: t('Open'),
    align: 'end',
    card: 'fact',
    cell: ({ open }) => moneyText(open),
    ...(sum !== null && { footer: sum }),
  },
];

function OpenInvoices({ statement: { invoices, aged } }: { statement: Statement }) {
  return (
    <Card title={t('Open invoices')}>
      <DataTable
        label={t('Open invoices')}
        record={recordMessages('Invoice', 'Invoices')}
        rows={invoices}
        rowKey={({ number, issued }) => `${number} ${issued}`}
        columns={invoiceColumns(invoices.length > 0 ? moneyText(aged.open) : null)}
        empty={
          <EmptyState title={t('No invoice is open')}>{t('Everything that was billed until then is paid.')}</EmptyState>
        }
      />
    </Card>
  );
}

function Ages({ statement: { aged } }: { statement: Statement }) {
  const figures = [
    ...AGES.map((age) => ({ term: translated(AGE_NAMES[age]), amount: aged[age] })),
    { term: t('Credit'), amount: aged.credit === 0 ? 0 : -aged.credit },
    { term: t('Owed'), amount: aged.total },
  ];
  return (
    <Card title={t('By age')}>
      <dl className={styles.figures}>
        {figures.map(({ term, amount }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{moneyText(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
