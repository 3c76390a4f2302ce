import { alertError } from '@fieldspan/api/alerts';
import { nextStep, otherSteps } from '@fieldspan/domain/visits/visit-state';
import type { VisitState, VisitStep } from '@fieldspan/domain/visits/visit-state';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { FinishDialog } from './finish-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { STEP_WORDS, sendStep } from './send-report.ts';
import type { OfCall } from './send-report.ts';
import { STATE_WORDS } from '../state-words.ts';
import styles from './visit.module.css';

type StepBarProps = { state: VisitState; of: OfCall; waiting: number };

/** One large step, and the few others that are possible now. */
export function StepBar({ state, of, waiting }: StepBarProps) {
  const [asking, setAsking] = useState<'done' | 'return_visit' | null>(null);
  const next = nextStep(state);
  const press = (step: VisitStep) => {
    if (step === 'done' || step === 'return_visit') setAsking(step);
    else sendStep(of, step).catch(alertError);
  };
  return (
    <div className={styles.bar}>
      <output className={styles.said}>
        {translated(STATE_WORDS[state].label)}
        {waiting > 0 && ` · ${t('{{count}} kept on this device', { count: waiting })}`}
      </output>
      {next && (
        <Button variant="primary" size="l" className={styles.step ?? ''} onClick={() => press(next)}>
          {translated(STEP_WORDS[next])}
        </Button>
      )}
      <div className={styles.others}>
        {otherSteps(state).map((step) => (
          <Button key={step} onClick={() => press(step)}>
            {translated(STEP_WORDS[step])}
          </Button>
        ))}
      </div>
      {asking === 'done' && <FinishDialog of={of} onClose={() => setAsking(null)} />}
      {asking === 'return_visit' && <ReturnDialog of={of} onClose={() => setAsking(null)} />}
    </div>
  );
}
