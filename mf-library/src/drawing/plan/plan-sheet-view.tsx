import type { ListedPlanSheet, PlanSheetRecord } from '@fieldspan/api/queries/plans';
import type { CallOut } from '@fieldspan/domain/plans/call-outs';
import { useSearchParams } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { PenBar } from '../pen/pen-bar.tsx';
import type { Camera } from '../surface/camera.ts';
import type { DrawSurface } from '../surface/draw-surface.ts';
import { UndoButtons } from '../undo-buttons.tsx';
import { useTools } from '../use-tools.tsx';
import { BlendSlider } from './blend-slider.tsx';
import { parseLook } from './look-text.ts';
import { CarryOver } from './carry/carry-over.tsx';
import { NewPinDialog } from './pins/new-pin-dialog.tsx';
import { PinList } from './pins/pin-list.tsx';
import { PinsOver } from './pins/pins-over.tsx';
import { usePins } from './pins/use-pins.ts';
import { PlanBoard } from './plan-board.tsx';
import { PlanLayers } from './plan-layers.tsx';
import type { PlanPage } from './plan-page.ts';
import styles from './plan-sheet-view.module.css';
import { SaveLine } from './save-line.tsx';
import { useComparedPaper } from './use-compared-paper.ts';
import type { Compared } from './use-compared.ts';
import { useKeepLook } from './use-keep-look.ts';
import { usePlanMarks } from './use-plan-marks.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

type PlanSheetViewProps = {
  sheet: PlanSheetRecord;
  page: PlanPage;
  /** Where links lead. */
  inForce: readonly ListedPlanSheet[];
  isMarking: boolean;
  compared: Compared;
  /** Where the layers are shown. */
  side: RefObject<HTMLElement | null>;
};

/** While somebody draws, call-outs lead nowhere. */
const NONE: readonly CallOut[] = [];

/** Revisions before the one in force, the newest first; to another revision nothing is carried. */
const earlierOf = (sheet: PlanSheetRecord, { others }: Compared): readonly ListedPlanSheet[] =>
  sheet.is_current === 1 ? others : [];

export function PlanSheetView({ sheet, page, inForce, isMarking, compared, side }: PlanSheetViewProps) {
  const [params] = useSearchParams();
  const surface = useRef<DrawSurface | null>(null);
  const label = sheet.number ?? t('Page {{page}}', { page: sheet.page });
  const marks = usePlanMarks({ id: sheet.id, size: page.sheet, label });
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const tools = useTools(marks.drawing, hidden);
  const pins = usePins(sheet, page, surface);
  const { paper, blend, isFailed } = useComparedPaper(page, compared.chosen);
  const frame = useSheetKeys({ isMarking, drawing: marks.drawing, tools, surface });
  const keepLook = useKeepLook();
  const drawOver = (camera: Camera) => (
    <>
      {isMarking && tools.over?.(camera)}
      <PinsOver
        camera={camera}
        sheet={page.sheet}
        pins={pins}
        links={isMarking ? NONE : pins.links}
        inForce={inForce}
      />
    </>
  );
  return (
    <div ref={frame} className={styles.view}>
      <PlanBoard
        sheet={sheet}
        page={page}
        paper={paper}
        tools={tools}
        isMarking={isMarking}
        onPlace={pins.onPlace}
        start={parseLook(params.get('at'))}
        onLook={keepLook}
        over={drawOver}
        surface={surface}
      />
      {compared.chosen && <BlendSlider blend={blend} isFailed={isFailed} onEnd={() => compared.choose(null)} />}
      {isMarking && (
        <div className={styles.tools}>
          <PenBar tools={tools} />
          <UndoButtons drawing={marks.drawing} />
          <SaveLine state={marks.state} />
        </div>
      )}
      {side.current &&
        createPortal(
          <>
            <CarryOver sheet={sheet} earlier={earlierOf(sheet, compared)} drawing={marks.drawing} />
            <PlanLayers sheetId={sheet.id} marks={marks} hidden={hidden} onHide={setHidden} />
            <PinList pins={pins} />
          </>,
          side.current,
        )}
      <NewPinDialog sheet={sheet} pins={pins} inForce={inForce} />
    </div>
  );
}
