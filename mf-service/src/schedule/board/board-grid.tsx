import { minutesLate } from '@fieldspan/domain/visits/visit-state';
import { useNow } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { AwayMarks } from './away-marks.tsx';
import { BoardBar } from './board-bar.tsx';
import type { BoardGridProps } from './board-grid-props.ts';
import { barState, shownRange } from './board-rows.ts';
import { ROW } from './board-roles.ts';
import { LABEL_PX, ROW_PX } from './board-sizes.ts';
import styles from './board.module.css';
import { Crews } from './crews.tsx';
import { HourHead } from './hour-head.tsx';
import { LiftedBar } from './lifted-bar.tsx';
import { PersonHead } from './person-head.tsx';
import { xOf } from './time-scale.ts';
import { useGridKeys } from './use-grid-keys.ts';
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
              <div
                {...ROW}
                key={row.person.id}
                aria-rowindex={first + at + 1}
                className={styles.row}
                style={{ insetBlockStart: (first + at) * ROW_PX }}
              >
                <PersonHead row={row} days={scale.days.length} />
                {row.bars
                  .filter((bar) => bar.endsMs > area.fromMs && bar.startsMs < area.untilMs)
                  .map((bar) => (
                    <BoardBar
                      key={bar.visit.id}
                      bar={bar}
                      scale={scale}
                      state={barState(bar.visit, nowMs)}
                      late={minutesLate(bar.visit, nowMs)}
                      isActive={bar.visit.id === activeId}
                      isLifted={bar.visit.id === lift.lifted?.visit.id}
                      onGrip={drag.onGrip}
                    />
                  ))}
              </div>
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
