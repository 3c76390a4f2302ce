import type { JobInvoice, ScheduleLine } from '@fieldspan/api/queries/billing';
import { amountOf } from '@fieldspan/domain/money/decimal';
import { progressLines, progressProblem, progressText } from '@fieldspan/domain/money/progress';
import type { ProgressLine } from '@fieldspan/domain/money/progress';
import { moneyText } from '@fieldspan/domain/money-text';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconList } from '@fieldspan/ui/icons';
import { useEffect, useEffectEvent } from 'react';
import type { TaxRate } from '@fieldspan/domain/money/document-totals';
import { TotalsCard } from '../lines/totals-card.tsx';
import { useFollowedTotal } from '../lines/use-followed-total.ts';
import { useAutosave } from '../lines/use-autosave.ts';
import { useTyped } from '../lines/use-typed.ts';
import { progressRows, progressTotals, stateOf, sumOf } from './progress-rows.ts';
import type { ProgressRow } from './progress-rows.ts';
import figures from '../documents/figure-table.module.css';
import styles from './billing.module.css';

type ProgressEditorProps = {
  invoice: JobInvoice;
  lines: readonly ScheduleLine[];
  rates: readonly TaxRate[];
  /** Told what it comes to, and whether all of it is saved: only that is issued. */
  onChange: (now: { total: number; isUnsaved: boolean }) => void;
};

/** How much of each part of the contract is done to date, and what is stored; or what of its holdback is released. */
export function ProgressEditor({ invoice, lines, rates, onChange }: ProgressEditorProps) {
  const totalOf = (text: unknown) => amountOf(progressTotals(progressRows(lines, parsed(text)), rates).total);
  const form = useRecordForm({
    model: 'JobInvoice',
    id: invoice.id,
    version: invoice.version,
    initial: { progress_json: invoice.progress_json, total: invoice.total },
    derive: ({ progress_json }) => ({ total: totalOf(progress_json) }),
    labels: { progress_json: t('Progress') },
    saidAfter: null,
  });
  useFollowedTotal({
    stored: invoice.total,
    now: totalOf(invoice.progress_json),
    set: (followed) => form.set('total', followed),
  });
  const progress = parsed(form.values['progress_json']);
  const rows = progressRows(lines, progress);
  const wrong = rows.filter((row) => problemOf(row) !== null).length;
  const totals = progressTotals(rows, rates);
  const total = amountOf(totals.total);
  const isUnsaved = form.isDirty || form.isSaving || wrong > 0;
  useAutosave(form.isDirty && !form.isSaving && wrong === 0, progressText(progress), form.save);
  const tell = useEffectEvent(onChange);
  useEffect(() => tell({ total, isUnsaved }), [total, isUnsaved]);
  const change = (line: number, values: Partial<ProgressLine>) => {
    const next = progressText(progress.map((each) => (each.line === line ? Object.assign({}, each, values) : each)));
    form.set('progress_json', next);
    form.set('total', totalOf(next));
  };
  return (
    <>
      <Card title={t('Progress')} icon={<IconList aria-hidden="true" />}>
        <div className={figures.scroll}>
          <table className={figures.table} aria-label={t('Progress')}>
            <Head isRelease={invoice.kind === 'release'} />
            <tbody>
              {rows.map((row) => (
                <Row key={row.line.id} row={row} isRelease={invoice.kind === 'release'} onChange={change} />
              ))}
            </tbody>
          </table>
        </div>
        <output className={styles.saved} data-bad={wrong > 0 || undefined}>
          {wrong > 0 ? t('What is marked is not saved yet.') : isUnsaved ? t('Saving…') : t('All lines are saved')}
        </output>
      </Card>
      <Card className={styles.sums ?? ''} name={t('What it comes to')}>
        <HeldSums rows={rows} />
        <TotalsCard totals={totals} />
      </Card>
      {form.question}
    </>
  );
}

const parsed = (text: unknown): ProgressLine[] => progressLines(typeof text === 'string' ? text : null);

const problemOf = ({ line, progress }: ProgressRow) => progressProblem(stateOf(line), progress);

function Head({ isRelease }: { isRelease: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col">{t('Part')}</th>
        <th scope="col">{t('Value')}</th>
        <th scope="col">{t('Billed before')}</th>
        {isRelease ? (
          <th scope="col">{t('Held back')}</th>
        ) : (
          <>
            <th scope="col">{t('Done, %')}</th>
            <th scope="col">{t('Stored on site, $')}</th>
          </>
        )}
        <th scope="col">{isRelease ? t('Released now, $') : t('Now')}</th>
        {!isRelease && <th scope="col">{t('Held back')}</th>}
      </tr>
    </thead>
  );
}

type RowProps = {
  row: ProgressRow;
  isRelease: boolean;
  onChange: (line: number, values: Partial<ProgressLine>) => void;
};

function Row({ row, isRelease, onChange }: RowProps) {
  const { line, progress, amounts } = row;
  const problem = problemOf(row);
  const cell = (field: 'percent' | 'stored' | 'release', label: string) => (
    <td>
      <DecimalCell
        label={label}
        value={progress[field]}
        isBad={problem !== null}
        onChange={(value) => onChange(line.id, { [field]: value })}
      />
    </td>
  );
  return (
    <tr>
      <th scope="row">
        {line.title}
        {problem !== null && <span className={styles.problem}>{translated(problem)}</span>}
      </th>
      <td>{moneyText(line.value)}</td>
      <td>{moneyText(line.billed)}</td>
      {isRelease ? (
        <>
          <td>{moneyText(line.left_held)}</td>
          {cell('release', t('Released of {{part}}', { part: line.title }))}
        </>
      ) : (
        <>
          {cell('percent', t('Done of {{part}}, %', { part: line.title }))}
          {cell('stored', t('Stored for {{part}}, $', { part: line.title }))}
          <td>{moneyText(amountOf(amounts.gross))}</td>
          <td>{moneyText(amountOf(amounts.held))}</td>
        </>
      )}
    </tr>
  );
}

type DecimalCellProps = { label: string; value: string; isBad: boolean; onChange: (value: string) => void };

function DecimalCell({ label, value, isBad, onChange }: DecimalCellProps) {
  const { shown, type } = useTyped(value, true, onChange);
  return (
    <input
      className={styles.input}
      aria-label={label}
      aria-invalid={isBad || undefined}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => type(target.value)}
    />
  );
}

/** Between what is billed and what is due now. */
function HeldSums({ rows }: { rows: readonly ProgressRow[] }) {
  const [gross, held] = [sumOf(rows, 'gross'), sumOf(rows, 'held')];
  if (held === 0n) return null;
  return (
    <dl className={styles.held}>
      <div>
        <dt>{t('Work and material')}</dt>
        <dd>{moneyText(amountOf(gross))}</dd>
      </div>
      <div>
        <dt>{t('Held back')}</dt>
        <dd>{moneyText(amountOf(-held))}</dd>
      </div>
    </dl>
  );
}
