import { msg } from '@fieldspan/domain/message';
import type { Estimate } from '@fieldspan/api/queries/estimates';
import { estimateLines, estimateText, estimateTotal } from '@fieldspan/domain/estimate-lines';
import type { EstimateLine } from '@fieldspan/domain/estimate-lines';
import { useRecordForm } from '@fieldspan/federation/record-form';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconReceiptDollar } from '@fieldspan/ui/icons';
import { SaveForm } from '@fieldspan/ui/save-form';
import { useState } from 'react';
import { EstimateRow } from './estimate-row.tsx';
import { EstimateTotal } from './estimate-total.tsx';
import styles from './estimate.module.css';

type EstimateFormProps = { jobId: number; estimate: Estimate };

/** The estimated cost of a project, line by line. */
export function EstimateForm({ jobId, estimate }: EstimateFormProps) {
  const form = useRecordForm({
    model: 'JobEstimate',
    id: estimate?.id ?? null,
    version: estimate?.version ?? null,
    initial: { estimate_json: estimate?.estimate_json ?? null, total: estimate?.total ?? null },
    always: { job_id: jobId },
    derive: ({ estimate_json }) => ({ total: estimateTotal(estimateLines(textOf(estimate_json))) }),
    labels: { estimate_json: t('Line') },
    saidAfter: msg('Estimate saved'),
  });
  const [edition, setEdition] = useState(0);
  const lines = estimateLines(textOf(form.values['estimate_json']));
  const write = (changed: readonly Omit<EstimateLine, 'at'>[]) => {
    form.set('estimate_json', estimateText(changed));
    form.set('total', estimateTotal(changed));
  };
  /** Rows keep typed text by their index, so they are reset when lines change place. */
  const replaceAll = (change: () => void) => {
    change();
    setEdition((now) => now + 1);
  };
  return (
    <SaveForm
      label={t('Estimate')}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      onSave={form.save}
      onDiscard={() => replaceAll(form.discard)}
    >
      <div className={styles.fields}>
        <Card title={t('Estimate')} icon={<IconReceiptDollar aria-hidden="true" />}>
          {lines.length === 0 && (
            <EmptyState title={t('No estimate yet')}>{t('A line names a part of the work and its cost.')}</EmptyState>
          )}
          {lines.map((line) => (
            <EstimateRow
              key={`${edition} ${line.key}`}
              line={line}
              onChange={(changed) => write(lines.map((each) => (each.at === line.at ? changed : each)))}
              onRemove={() => replaceAll(() => write(lines.filter(({ at }) => at !== line.at)))}
            />
          ))}
          <div className={styles.foot}>
            <Button
              icon={<IconPlus aria-hidden="true" />}
              onClick={() => write([...lines, { key: crypto.randomUUID(), title: '', amount: 0 }])}
            >
              {t('Add a line')}
            </Button>
            <EstimateTotal of={estimateTotal(lines)} />
          </div>
        </Card>
      </div>
      {form.question}
    </SaveForm>
  );
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
