import { minutesLate } from '@fieldspan/domain/visits/visit-state';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { memo } from 'react';
import { AwayMarks } from './away-marks.tsx';
import { BoardBar } from './board-bar.tsx';
import type { BoardGridProps } from './board-grid-props.ts';
import { barState, shownRange } from './board-rows.ts';
import type { BoardRow } from './board-rows.ts';
import { ROW } from './board-roles.ts';
import { LABEL_PX, ROW_PX } from './board-sizes.ts';
import styles from './board.module.css';
import { Crews } from './crews.tsx';
import { HourHead } from './hour-head.tsx';
import { LiftedBar } from './lifted-bar.tsx';
import { PersonHead } from './person-head.tsx';
import { xOf } from './time-scale.ts';
import type { TimeScale } from './time-scale.ts';
import { useGridKeys } from './use-grid-keys.ts';
import type { Drag } from './use-pointer-drag.ts';
import { useShownArea } from './use-shown-area.ts';

/** People and hours. Only what is seen is drawn, and a little around it. */
export function BoardGrid(props: BoardGridProps) {
  const { box, drag, schedule, rows, scale, hours, lift, activeId } = props;
  const area = useShownArea(box, scale);
  const nowMs = useNow().getTime();
  const isNowShown = nowMs > scale.startMs && nowMs < scale.endMs;
  const { first, end } = shownRange(area.top, area.height, { each: ROW_PX, count: rows.length, around: 3 });
  const shown = rows.slice(first, end);
  const handleKey = useGridKeys(props);
  return (
    <div ref={box} className={styles.grid} data-lifting={lift.lifted !== null || undefined}>
      <div className={styles.canvas} style={{ inlineSize: scale.width + LABEL_PX }}>
        <HourHead scale={scale} hours={hours} nowMs={isNowShown ? nowMs : null} />
        <div className={styles.rows} style={{ blockSize: rows.length * ROW_PX }}>
          <AwayMarks schedule={schedule} rows={shown} first={first} scale={scale} />
          <div
            role="grid"
            tabIndex={0}
            aria-label={t('People and hours')}
            aria-rowcount={rows.length}
            aria-activedescendant={activeId === null ? undefined : `visit-${activeId}`}
            className={styles.table}
            onKeyDown={handleKey}
            onClick={drag.onPlace}
            onDoubleClick={() => activeId !== null && props.onOpen(activeId)}
          >
            {shown.map((row, at) => (
              <BoardLine
                key={row.person.id}
                row={row}
                at={first + at}
                scale={scale}
                fromMs={area.fromMs}
                untilMs={area.untilMs}
                nowMs={nowMs}
                activeId={idIn(row, activeId)}
                liftedId={idIn(row, lift.lifted?.visit.id ?? null)}
                onGrip={drag.onGrip}
              />
            ))}
          </div>
          <LiftedBar lift={lift} rows={rows} scale={scale} />
          {isNowShown && <span className={styles.nowLine} style={{ insetInlineStart: LABEL_PX + xOf(scale, nowMs) }} />}
        </div>
        <Crews rows={rows} scale={scale} area={area} nowMs={nowMs} onOpen={props.onOpen} />
      </div>
    </div>
  );
}

/** Only the row that has the visit is drawn anew for it. */
const idIn = ({ bars }: BoardRow, id: number | null): number | null =>
  id !== null && bars.some(({ visit }) => visit.id === id) ? id : null;

type BoardLineProps = {
  row: BoardRow;
  at: number;
  scale: TimeScale;
  fromMs: number;
  untilMs: number;
  nowMs: number;
  activeId: number | null;
  liftedId: number | null;
  onGrip: Drag['onGrip'];
};

/** One person with what is seen of their visits. */
const BoardLine = memo(function BoardLine(props: BoardLineProps) {
  const { row, at, scale, fromMs, untilMs, nowMs, activeId, liftedId, onGrip } = props;
  return (
    <div {...ROW} aria-rowindex={at + 1} className={styles.row} style={{ insetBlockStart: at * ROW_PX }}>
      <PersonHead row={row} days={scale.days.length} />
      {row.bars
        .filter((bar) => bar.endsMs > fromMs && bar.startsMs < untilMs)
        .map((bar) => (
          <BoardBar
            key={bar.visit.id}
            bar={bar}
            scale={scale}
            state={barState(bar.visit, nowMs)}
            late={minutesLate(bar.visit, nowMs)}
            isActive={bar.visit.id === activeId}
            isLifted={bar.visit.id === liftedId}
            onGrip={onGrip}
          />
        ))}
    </div>
  );
});
