import { call } from '@fieldspan/api/call';
import { scheduleQuery } from '@fieldspan/api/queries/board';
import type { ScheduleAnswer } from '@fieldspan/api/queries/board';
import type { BoardVisit } from '@fieldspan/contract/schedule-calls';
import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { spanInstants, spanText } from '@fieldspan/domain/schedule-span';
import { useNow } from '@fieldspan/federation/now';
import { useSearchParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { BoardFilters, shownStates } from './board-filters.tsx';
import { BoardGrid } from './board-grid.tsx';
import { BoardTools } from './board-tools.tsx';
import { barState, boardRows } from './board-rows.ts';
import styles from './board.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { TakeCallDialog } from './take-call-dialog.tsx';
import { BoardPaper } from './board-paper.tsx';
import { MapPanel } from './map/map-panel.tsx';
import { useMapShown } from './map/use-map-shown.ts';
import { timeScale } from './time-scale.ts';
import { Tray, inTrayOrder } from './tray.tsx';
import { useBoardKeys } from './use-board-keys.ts';
import { useLift } from './use-lift.ts';
import { focusGrid, usePointerDrag } from './use-pointer-drag.ts';
import { useLiveSchedule } from './live-schedule.ts';
import type { Lifted } from './lifted.ts';
import { usePaper } from './use-paper.ts';
import { usePlanner, change } from './use-planner.ts';
import type { Planner } from './use-planner.ts';
import { VisitDialog } from './visit-dialog.tsx';

type BoardProps = { view: 'day' | 'week' | 'fortnight'; day: CalendarDay; days: readonly CalendarDay[] };

const LOOK = {
  day: { pxPerHour: 62, hours: 1 },
  week: { pxPerHour: 30, hours: 6 },
  fortnight: { pxPerHour: 30, hours: 6 },
} as const;

/** Who goes where and when, for who plans it; alive between all who have it open. */
export function Board({ view, day, days }: BoardProps) {
  const span = useMemo(() => spanInstants(days), [days]);
  const { data: schedule } = useSuspenseQuery(scheduleQuery(span));
  const board = useBoard({ schedule, span, days, pxPerHour: LOOK[view].pxPerHour });
  const { planner, lift, rows, tray, setOpened, setTaking } = board;
  const [isMapShown] = useMapShown();
  const { paper, print } = usePaper();
  return (
    <div className={styles.board}>
      <div className={styles.tools}>
        <BoardFilters visits={schedule.visits} />
        <BoardTools
          planner={planner}
          news={board.news}
          plannedCount={board.planned.length}
          mayPlan={schedule.may_plan}
          onPublish={board.publish}
          onTake={() => setTaking(true)}
          onLeave={() => board.setLeave(true)}
          onPrint={print}
        />
      </div>
      <div className={styles.parts} data-map={isMapShown || undefined}>
        <Tray
          visits={tray}
          liftedId={lift.lifted?.visit.id ?? null}
          mayPlan={schedule.may_plan}
          onAssign={(visit) => setOpened(visit.id)}
          onLift={board.liftByKey}
          onGrab={board.drag.onCard}
        />
        <BoardGrid
          box={board.box}
          drag={board.drag}
          schedule={schedule}
          rows={rows}
          scale={board.scale}
          hours={LOOK[view].hours}
          lift={lift}
          activeId={board.activeId}
          onActive={board.setActiveId}
          onOpen={setOpened}
        />
        {isMapShown && (
          <MapPanel
            visit={board.chosen}
            rows={rows}
            schedule={schedule}
            atMs={board.shownMs}
            onAssign={(lifted) => void planner.drop(lifted)}
          />
        )}
      </div>
      <BoardPaper paper={paper} rows={rows} days={days} leaves={schedule.leaves} title={spanText(view, day)} />
      <BoardDialogs board={board} schedule={schedule} />
    </div>
  );
}

type BoardDialogsProps = { board: ReturnType<typeof useBoard>; schedule: ScheduleAnswer };

function BoardDialogs({ board, schedule }: BoardDialogsProps) {
  const { planner, opened, isTaking, setOpened, setTaking } = board;
  return (
    <>
      {opened && (
        <VisitDialog
          key={opened.id}
          visit={opened}
          people={schedule.people}
          planner={planner}
          mayPlan={schedule.may_plan}
          otherwise={board.otherwise}
          onLift={board.liftByKey}
          onClose={() => setOpened(null)}
        />
      )}
      {planner.question && (
        <QuestionDialog
          key={planner.question.visit.id}
          question={planner.question}
          onAccept={(reason) => void planner.accept(reason)}
          onDecline={planner.decline}
        />
      )}
      {board.isLeave && <LeaveDialog schedule={schedule} onClose={() => board.setLeave(false)} />}
      {isTaking && (
        <TakeCallDialog
          onClose={() => setTaking(false)}
          onTaken={(visit) => {
            setTaking(false);
            planner.keep([visit]);
          }}
        />
      )}
    </>
  );
}

type Shown = {
  schedule: ScheduleAnswer;
  span: { from: string; until: string };
  days: readonly CalendarDay[];
  pxPerHour: number;
};

/** What the board shows and does. */
function useBoard({ schedule, span, days, pxPerHour }: Shown) {
  const [params] = useSearchParams();
  const nowMs = useNow().getTime();
  const dialogs = useDialogs(schedule);
  const [activeId, setActiveId] = useState<number | null>(null);
  const news = useNews(span);
  const scale = useMemo(() => timeScale(days, pxPerHour), [days, pxPerHour]);
  const planner = usePlanner(span);
  const states = shownStates(params);
  const people = useShownPeople(schedule, params.get('who') === 'all');
  const shown = [...states].join(',');
  const rows = useMemo(
    () => boardRows(people, visitsIn(schedule.visits, shown, nowMs)),
    [people, schedule.visits, shown, nowMs],
  );
  const morning = scale.startMs + 8 * 3_600_000;
  const shownMs = nowMs > scale.startMs && nowMs < scale.endMs ? nowMs : morning;
  const otherwise = { leadId: people[0]?.id ?? 0, startsMs: nextQuarter(shownMs) };
  const lift = useLift({
    schedule,
    personIds: people.map(({ id }) => id),
    otherwiseMs: otherwise.startsMs,
    onDrop: planner.drop,
  });
  const box = useRef<HTMLDivElement>(null);
  const drag = usePointerDrag({ box, rows, scale, lift, mayPlan: schedule.may_plan, onActive: setActiveId });
  const liftByKey = (visit: BoardVisit) => {
    lift.begin(visit);
    focusGrid(box.current);
  };
  const waiting = useWaiting(schedule, planner);
  const { setTaking } = dialogs;
  useBoardKeys({ onTake: () => setTaking(true), onUndo: () => void planner.undo(), mayPlan: schedule.may_plan });
  return {
    ...dialogs,
    box,
    drag,
    lift,
    liftByKey,
    rows,
    ...waiting,
    chosen: chosenOf(schedule, { lifted: lift.lifted, activeId, tray: waiting.tray }),
    scale,
    /** Now, or the first morning if now is not shown. */
    shownMs,
    otherwise,
    planner,
    news,
    activeId,
    setActiveId,
  };
}

/** What nobody goes to yet, and what nobody was told of yet. */
function useWaiting({ visits }: ScheduleAnswer, planner: Planner) {
  const tray = useMemo(() => visits.filter(({ state }) => state === 'tray').toSorted(inTrayOrder), [visits]);
  const planned = visits.filter(({ state }) => state === 'planned');
  const publish = () =>
    void change(
      planner,
      async () => (await call('Visit/publish', { ids: planned.map(({ id }) => id) }, { isUnshown: true })).published,
    );
  return { tray, planned, publish };
}

type Choice = { lifted: Lifted | null; activeId: number | null; tray: readonly BoardVisit[] };

/** The visit in the hand, the one chosen on the board, or the most urgent of the tray. */
const chosenOf = ({ visits }: ScheduleAnswer, { lifted, activeId, tray }: Choice): BoardVisit | null =>
  lifted?.visit ?? visits.find(({ id }) => id === activeId) ?? tray[0] ?? null;

/** What is open over the board. */
function useDialogs({ visits }: ScheduleAnswer) {
  const [openedId, setOpened] = useState<number | null>(null);
  const [isTaking, setTaking] = useState(false);
  const [isLeave, setLeave] = useState(false);
  const opened = visits.find(({ id }) => id === openedId) ?? null;
  return { opened, setOpened, isTaking, setTaking, isLeave, setLeave };
}

/** The last change of somebody else. */
function useNews(span: Shown['span']) {
  const [news, setNews] = useState<(BoardVisit & { changed_by: string | null }) | null>(null);
  const onChanged = useCallback((visits: readonly NonNullable<typeof news>[]) => setNews(visits.at(-1) ?? null), []);
  useLiveSchedule(span, onChanged);
  return news;
}

const visitsIn = (visits: readonly BoardVisit[], states: string, nowMs: number): readonly BoardVisit[] =>
  states === '' ? visits : visits.filter((visit) => states.split(',').includes(barState(visit, nowMs)));

const QUARTER = 15 * 60_000;
const nextQuarter = (ms: number): number => Math.ceil(ms / QUARTER) * QUARTER;

/** Technicians and whoever has a visit; all others on demand. */
function useShownPeople({ people, visits }: ScheduleAnswer, isAll: boolean) {
  return useMemo(() => {
    const busy = new Set(visits.flatMap(({ lead_id, helper_ids }) => [lead_id, ...helper_ids]));
    const some = people.filter(({ id, is_service_tech }) => is_service_tech === 1 || busy.has(id));
    return isAll || some.length === 0 ? people : some;
  }, [people, visits, isAll]);
}
