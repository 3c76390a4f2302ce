import { alertError, showAlert } from '@fieldspan/api/alerts';
import { call } from '@fieldspan/api/call';
import { costingQuery } from '@fieldspan/api/queries/costing';
import type { CostRecord, CostRowAnswer, CostingAnswer } from '@fieldspan/contract/cost-calls';
import type { Places } from '@fieldspan/contract/places';
import { useToday } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CostTable } from './cost-table.tsx';
import type { Looked } from './cost-names.ts';
import { CodesCard } from './codes-card.tsx';
import { CostLegend } from './cost-legend.tsx';
import { ForecastDialog } from './forecast-dialog.tsx';
import { HoldbackCard } from './holdback-card.tsx';
import { HoursCard } from './hours-card.tsx';
import { RecordsDialog } from './records-dialog.tsx';
import { TypedCostDialog } from './typed-cost-dialog.tsx';
import type { TypedCost } from './use-typed-cost.ts';
import { WorkCard } from './work-card.tsx';
import styles from './costing.module.css';

type Written = Omit<TypedCost, 'jobId'>;
type Opened =
  | { kind: 'records'; looked: Looked }
  | { kind: 'typed'; typed: Written }
  | { kind: 'forecast'; row: CostRowAnswer };

const NEW_BUDGET: Written = { model: 'BudgetLine', kind: 'estimate', code: 'labour', record: null };
const NEW_COST: Written = { model: 'JobCost', kind: 'estimate', code: 'material', record: null };

/** What a project may cost, costs and will cost, and what is behind each figure. */
export function ProjectCosting({ project }: Places['project.tab']) {
  const { data: costing } = useSuspenseQuery(costingQuery(project.id));
  const [opened, setOpened] = useState<Opened | null>(null);
  const today = useToday();
  const billingPath = `/project/${project.slug}/billing`;
  const write = (typed: Written) => setOpened({ kind: 'typed', typed });
  return (
    <div className={styles.page}>
      <Notes hours={costing.hours} />
      <Card title={t('Cost to budget')} action={costing.may_write && <Actions onWrite={write} />}>
        {costing.rows.length === 0 ? (
          <EmptyState
            title={t('No budget and no costs yet')}
            action={
              costing.may_write && (
                <span className={styles.actions}>
                  <FillButton jobId={project.id} />
                  <Button onClick={() => write(NEW_BUDGET)}>{t('Write the budget')}</Button>
                </span>
              )
            }
          >
            {t(
              'Approved time and expenses, orders, bills and the use of equipment of this project show here by themselves.',
            )}
          </EmptyState>
        ) : (
          <>
            <CostLegend />
            <CostTable
              costing={costing}
              onLook={(looked) => setOpened({ kind: 'records', looked })}
              {...(costing.may_write && { onForecast: (row: CostRowAnswer) => setOpened({ kind: 'forecast', row }) })}
            />
          </>
        )}
      </Card>
      <CodesCard jobId={project.id} codes={costing.codes} mayWrite={costing.may_write} />
      <div className={styles.cards}>
        <WorkCard work={costing.work} billingPath={billingPath} />
        <HoursCard hours={costing.hours} />
        <HoldbackCard holdback={costing.holdback} today={today} billingPath={billingPath} />
      </div>
      <OpenedDialog opened={opened} jobId={project.id} onWrite={write} onClose={() => setOpened(null)} />
    </div>
  );
}

function FillButton({ jobId }: { jobId: number }) {
  const filling = useMutation({
    mutationFn: () => call('Job/budget-from-estimate', { id: jobId }),
    onSuccess: ({ written }) =>
      showAlert({ type: 'saved', message: t('Lines of the estimate taken: {{count}}', { count: written }) }),
    onError: alertError,
  });
  return (
    <Button variant="primary" busy={filling.isPending} onClick={() => filling.mutate()}>
      {t('Take it from the estimate')}
    </Button>
  );
}

function Actions({ onWrite }: { onWrite: (typed: Written) => void }) {
  return (
    <span className={styles.actions}>
      <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => onWrite(NEW_BUDGET)}>
        {t('Budget')}
      </Button>
      <Button size="s" icon={<IconPlus aria-hidden="true" />} onClick={() => onWrite(NEW_COST)}>
        {t('Cost')}
      </Button>
    </span>
  );
}

/** What is missing from the figures, so that nobody takes them for the whole. */
function Notes({ hours: { waiting, unrated } }: Pick<CostingAnswer, 'hours'>) {
  return (
    <>
      {waiting > 0 && (
        <p className={styles.note}>
          {t('{{hours}} h of this project wait for approval and cost nothing yet.', { hours: waiting })}
        </p>
      )}
      {unrated > 0 && (
        <p className={styles.note}>
          {t('Time logs without a rate cost nothing here: {{count}}. Give their people a classification or a rate.', {
            count: unrated,
          })}
        </p>
      )}
    </>
  );
}

type OpenedDialogProps = {
  opened: Opened | null;
  jobId: number;
  onWrite: (typed: Written) => void;
  onClose: () => void;
};

function OpenedDialog({ opened, jobId, onWrite, onClose }: OpenedDialogProps) {
  if (opened === null) return null;
  if (opened.kind === 'forecast') return <ForecastDialog jobId={jobId} row={opened.row} onClose={onClose} />;
  if (opened.kind === 'typed') return <TypedCostDialog jobId={jobId} {...opened.typed} onClose={onClose} />;
  const { looked } = opened;
  return (
    <RecordsDialog
      jobId={jobId}
      looked={looked}
      onEdit={(record) => onWrite(writtenAs(record, looked))}
      onClose={onClose}
    />
  );
}

const writtenAs = (record: CostRecord, { figure }: Looked): Written => ({
  model: record.model === 'JobCost' ? 'JobCost' : 'BudgetLine',
  kind: figure === 'change' ? 'change' : 'estimate',
  code: record.cost_code,
  record,
});
