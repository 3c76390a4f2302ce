import { clockText } from '@fieldspan/domain/weekday-text';
import { personName } from '@fieldspan/domain/person-name';
import { useToday } from '@fieldspan/federation/now';
import { needsOverride } from '@fieldspan/domain/visits/visit-warnings';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle, IconGripVertical } from '@fieldspan/ui/icons';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { warningText } from './bar-words.ts';
import type { BoardRow } from './board-rows.ts';
import { LABEL_PX, ROW_PX } from './board-sizes.ts';
import styles from './board.module.css';
import { xOf } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';
import type { Lifted } from './lifted.ts';
import type { Lift } from './use-lift.ts';

type LiftedBarProps = { lift: Lift; rows: readonly BoardRow[]; scale: TimeScale };

/** The visit in the hand, where it would go, and what is in the way there; each step is spoken. */
export function LiftedBar({ lift: { lifted, warnings }, rows, scale }: LiftedBarProps) {
  const today = useToday();
  const said = warnings.map((warning) => warningText(warning, today));
  const row = rows.findIndex(({ person }) => person.id === lifted?.leadId);
  const person = rows[row]?.person;
  const isShown = lifted !== null && person !== undefined;
  return (
    <>
      <VisuallyHidden>
        <output>{isShown ? [lifted.visit.num, personName(person), hoursOf(lifted), ...said].join(', ') : ''}</output>
      </VisuallyHidden>
      {isShown && (
        <div
          className={styles.lifted}
          aria-hidden="true"
          style={{
            insetBlockStart: row * ROW_PX + 5,
            insetInlineStart: LABEL_PX + xOf(scale, lifted.startsMs),
            inlineSize: Math.max(40, xOf(scale, lifted.endsMs) - xOf(scale, lifted.startsMs)),
          }}
        >
          <span className={styles.word}>
            <IconGripVertical aria-hidden="true" />
            {hoursOf(lifted)}
          </span>
          <span className={styles.name}>{lifted.visit.customer ?? lifted.visit.name}</span>
          {said.length > 0 && <InTheWay said={said} isBlocked={warnings.some(needsOverride)} />}
        </div>
      )}
    </>
  );
}

function InTheWay({ said, isBlocked }: { said: readonly string[]; isBlocked: boolean }) {
  return (
    <span className={styles.inTheWay} data-blocked={isBlocked || undefined}>
      {said.map((text) => (
        <span key={text} className={styles.warning}>
          <IconAlertTriangle aria-hidden="true" />
          {text}
        </span>
      ))}
      {isBlocked && <span>{t('Needs an override.')}</span>}
    </span>
  );
}

const hoursOf = ({ startsMs, endsMs }: Lifted): string => `${timeOf(startsMs)}–${timeOf(endsMs)}`;
const timeOf = (ms: number): string => clockText(new Date(ms).toISOString());
