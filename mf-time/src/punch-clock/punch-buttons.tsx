import type { WorkPlace } from '@fieldspan/api/queries/clock';
import { punchedJob } from '@fieldspan/api/running-job';
import { sendPunch } from '@fieldspan/api/send-punch';
import type { Punch } from '@fieldspan/api/send-punch';
import type { ClockView } from '@fieldspan/api/use-clock';
import { alertError } from '@fieldspan/api/alerts';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { useState } from 'react';
import { CostCodeField } from '../cost-code-field.tsx';
import styles from './clock-card.module.css';
import { punchChoices } from './punch-choices.ts';
import type { PunchChoice } from './punch-choices.ts';
import { useCostCode } from './use-cost-code.ts';
import type { ClockCode } from './use-cost-code.ts';
import type { Whereabouts } from './use-whereabouts.ts';

type PunchButtonsProps = {
  clock: ClockView;
  place: WorkPlace | null;
  /** The job was not chosen, but guessed from the position. */
  isGuess: boolean;
  whereabouts: Whereabouts;
};

const WORDS: Record<PunchChoice['kind'], (job: string, code: string | null) => string> = {
  in: (job) => t('Clock In on {{job}}', { job }),
  offsite: (job) => t('Clock In offsite on {{job}}', { job }),
  anywhere: () => t('Clock In without a job'),
  switch: (job) => t('Switch to {{job}}', { job }),
  recode: (_, code) => (code === null ? t('Go on without a cost code') : t('Switch to {{job}}', { job: code })),
  arrive: () => t('I am on site now'),
  out: () => t('Clock Out'),
};

/** The possible actions here and now; the likeliest is first and amber. */
export function PunchButtons({ clock, place, isGuess, whereabouts }: PunchButtonsProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { here, isFinding } = whereabouts;
  const code = useCostCode(place, clock);
  const choices = punchChoices(clock, place, { here, isGuess, costCode: code?.chosen });
  const wordsOf = ({ kind }: PunchChoice) => WORDS[kind](place?.job_num ?? '', codeNameOf(code));

  async function press(choice: PunchChoice) {
    const { kind, intent } = choice;
    const job = intent === 'in' ? (kind === 'anywhere' ? null : place) : punchedJob(clock.log);
    const costCode = intent === 'in' && job !== null ? code?.chosen : undefined;
    const punch: Punch = { intent, job, costCode, here, label: wordsOf(choice) };
    setIsBusy(true);
    await sendPunch(punch).catch(alertError);
    setIsBusy(false);
  }

  return (
    <div className={styles.buttons}>
      {code && <CostCodeField jobId={place?.id ?? null} value={code.chosen} shown={null} onChange={code.choose} />}
      {choices.map((choice, at) => (
        <Button
          key={choice.kind}
          variant={at === 0 && choice.kind !== 'anywhere' && clock.pause === null ? 'primary' : 'default'}
          size="l"
          busy={isBusy || (choice.needsPosition && isFinding)}
          onClick={() => void press(choice)}
        >
          {wordsOf(choice)}
        </Button>
      ))}
    </div>
  );
}

function codeNameOf(code: ClockCode | null): string | null {
  const chosen = code?.codes.find(({ id }) => id === code.chosen);
  return chosen === undefined ? null : costCodeText(chosen);
}
