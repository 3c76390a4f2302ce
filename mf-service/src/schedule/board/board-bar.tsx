import { clockText } from '@fieldspan/domain/weekday-text';
import { t, translated } from '@fieldspan/ui/i18n';
import { memo } from 'react';
import type { PointerEvent } from 'react';
import { LOOKS } from './bar-words.ts';
import type { Bar, BarState } from './board-rows.ts';
import { CELL } from './board-roles.ts';
import { LABEL_PX, ROW_PX } from './board-sizes.ts';
import styles from './board.module.css';
import { xOf } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';

export type Grip = 'whole' | 'end';

type BoardBarProps = {
  bar: Bar;
  scale: TimeScale;
  state: BarState;
  late: number;
  isActive: boolean;
  isLifted: boolean;
  onGrip: (event: PointerEvent<HTMLElement>, bar: Bar, grip: Grip) => void;
};

const ROW_GAP = 5;

/** A visit on the axis. Presses are taken by the grid, so that a bar costs little. */
export const BoardBar = memo(function BoardBar({ bar, scale, state, late, isActive, isLifted, onGrip }: BoardBarProps) {
  const { visit, startsMs, endsMs, lane, lanes } = bar;
  const { label, Icon } = LOOKS[state];
  const height = (ROW_PX - 2 * ROW_GAP) / lanes;
  const word = state === 'late' ? lateText(late) : translated(label);
  const [name, about] = visit.customer === null ? [visit.name, visit.num] : [visit.customer, visit.name];
  const hours = `${clockText(new Date(startsMs).toISOString())}–${clockText(new Date(endsMs).toISOString())}`;
  return (
    <div
      {...CELL}
      id={`visit-${visit.id}`}
      className={styles.bar}
      data-visit={visit.id}
      data-state={state}
      data-lifted={isLifted || undefined}
      data-active={isActive || undefined}
      data-slim={lanes > 1 || undefined}
      aria-label={[`${word} ${name} ${about}`, about === visit.num ? null : visit.num, hours]
        .filter(Boolean)
        .join(', ')}
      title={`${hours} ${visit.num} ${visit.name}`}
      style={{
        insetInlineStart: LABEL_PX + xOf(scale, startsMs),
        inlineSize: Math.max(14, xOf(scale, endsMs) - xOf(scale, startsMs)),
        insetBlockStart: ROW_GAP + lane * height,
        blockSize: height - 1,
      }}
      onPointerDown={(event) => onGrip(event, bar, 'whole')}
    >
      <span className={styles.word}>
        <Icon aria-hidden="true" />
        {word}
      </span>{' '}
      <span className={styles.name}>{name}</span> <span className={styles.about}>{about}</span>
      <span className={styles.edge} data-edge="end" onPointerDown={(event) => onGrip(event, bar, 'end')} />
    </div>
  );
});

const HOUR = 60;
/** Minutes up to an hour and a half, then whole hours. */
const lateText = (minutes: number): string =>
  minutes < 1.5 * HOUR
    ? t('Late {{minutes}} min', { minutes })
    : t('Late {{hours}} h', { hours: Math.round(minutes / HOUR) });
