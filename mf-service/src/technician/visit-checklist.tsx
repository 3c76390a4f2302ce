import { alertError } from '@fieldspan/api/alerts';
import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { sendTick } from './send-report.ts';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';
import type { Waiting } from './waiting-reports.ts';

type VisitChecklistProps = { visit: ServiceVisit; waiting: Waiting['ticks']; of: OfCall };

/** What is brought along and what is done, as the contract has it; ticked off where it is done. */
export function VisitChecklist({ visit, waiting, of }: VisitChecklistProps) {
  const steps = visit.VisitTask.toSorted((one, other) => one.sort_order - other.sort_order);
  if (steps.length === 0) return null;
  const isDone = ({ id, done_at }: (typeof steps)[number]) => waiting.get(id) ?? done_at !== null;
  return (
    <section className={styles.part} aria-label={t('Checklist')}>
      <h2 className={styles.heading}>
        {t('Checklist')} <span className={styles.said}>{`${steps.filter(isDone).length} / ${steps.length}`}</span>
      </h2>
      {steps.map((step) => (
        <Checkbox
          key={step.id}
          label={step.kind === 'bring' ? t('Bring along: {{what}}', { what: step.title }) : step.title}
          checked={isDone(step)}
          onChange={(isOn) => void sendTick(of, step, isOn).catch(alertError)}
        />
      ))}
    </section>
  );
}
