import type { BilledJob, ScheduleLine } from '@fieldspan/api/queries/billing';
import { centsOf } from '@fieldspan/domain/money/decimal';
import { billedShare } from '@fieldspan/domain/money/progress';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconList, IconPlus } from '@fieldspan/ui/icons';
import { MoreLine } from '@fieldspan/ui/more-line';
import { Progress } from '@fieldspan/ui/progress';
import { useState } from 'react';
import { stateOf } from './progress-rows.ts';
import { ScheduleLineDialog } from './schedule-line-dialog.tsx';
import figures from '../documents/figure-table.module.css';
import styles from './billing.module.css';

type ScheduleCardProps = { job: BilledJob; lines: readonly ScheduleLine[]; more: number; mayWrite: boolean };

/** The schedule of values: what the contract is made of, and how far each part is billed. */
export function ScheduleCard({ job, lines, more, mayWrite }: ScheduleCardProps) {
  const [edited, setEdited] = useState<ScheduleLine | 'new' | null>(null);
  const sum = (field: 'value' | 'billed' | 'left_held') => moneyText(moneySum(lines.map((line) => line[field])));
  return (
    <Card
      title={t('Schedule of values')}
      icon={<IconList aria-hidden="true" />}
      action={
        mayWrite && (
          <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => setEdited('new')}>
            {t('Add a line')}
          </Button>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState title={t('No schedule yet')}>
          {t('A line is a part of the contract that is billed by how much of it is done.')}
        </EmptyState>
      ) : (
        <div className={figures.scroll}>
          <table className={figures.table} aria-label={t('Schedule of values')}>
            <thead>
              <tr>
                <th scope="col">{t('Part')}</th>
                <th scope="col">{t('Value')}</th>
                <th scope="col">{t('Done')}</th>
                <th scope="col">{t('Billed')}</th>
                <th scope="col">{t('Held back')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Row key={line.id} line={line} {...(mayWrite && { onOpen: () => setEdited(line) })} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t('Contract')}</th>
                <td>{sum('value')}</td>
                <td>{t('{{percent}} %', { percent: billedShare(allOf(lines)) })}</td>
                <td>{sum('billed')}</td>
                <td>{sum('left_held')}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      <MoreLine shown={lines.length} more={more} />
      {edited !== null && (
        <ScheduleLineDialog
          job={job}
          line={edited === 'new' ? null : edited}
          after={lines.length}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}

const allOf = (lines: readonly ScheduleLine[]) => ({
  value: centsOf(moneySum(lines.map(({ value }) => value))),
  billed: centsOf(moneySum(lines.map(({ billed }) => billed))),
});

function Row({ line, onOpen }: { line: ScheduleLine; onOpen?: () => void }) {
  const { title, value, done_percent: done, billed, left_held: held } = line;
  return (
    <tr>
      <th scope="row">
        {onOpen ? (
          <button type="button" className={styles.open} onClick={onOpen}>
            {title}
          </button>
        ) : (
          title
        )}
        <Progress
          value={billedShare(stateOf(line)) / 100}
          label={t('Billed of {{part}}', { part: title })}
          className={styles.bar ?? ''}
        />
      </th>
      <td>{moneyText(value)}</td>
      <td>{t('{{percent}} %', { percent: done ?? 0 })}</td>
      <td>{moneyText(billed)}</td>
      <td>{moneyText(held)}</td>
    </tr>
  );
}
