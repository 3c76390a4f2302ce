import type { ListedPlanSheet, PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { useReach } from '@fieldspan/api/use-reach';
import { numberKey } from '@fieldspan/domain/plans/sheet-number';
import { Button } from '@fieldspan/ui/button';
import { ErrorState } from '@fieldspan/ui/error-state';
import { FullScreen } from '@fieldspan/ui/full-screen';
import { t } from '@fieldspan/ui/i18n';
import { IconPencil } from '@fieldspan/ui/icons';
import { useRef, useState } from 'react';
import { CompareBar } from './compare-bar.tsx';
import { CopyLink } from './copy-link.tsx';
import { KeptSheet } from './kept-sheet.tsx';
import { PanelButtons } from './panel-buttons.tsx';
import { PlanSide } from './plan-side.tsx';
import { PlanSheetView } from './plan-sheet-view.tsx';
import { RevisionTag } from './revision-tag.tsx';
import { SheetRail } from './sheet-rail.tsx';
import { StepButtons, useSteps } from './step-buttons.tsx';
import { useCompared } from './use-compared.ts';
import { usePlanPage } from './use-plan-page.ts';
import styles from './plan-viewer.module.css';

type PlanViewerProps = {
  sheet: PlanSheetRecord;
  /** Every published revision of the project. */
  listed: readonly ListedPlanSheet[];
  /** The sheets in force, as a set is bound. */
  inForce: readonly ListedPlanSheet[];
  onClose: () => void;
};

/** From this width there is room for the list and the panel beside the sheet. */
const WIDE = 1180;

export function PlanViewer({ sheet, listed, inForce, onClose }: PlanViewerProps) {
  const [retry, setRetry] = useState(0);
  const [shows, setShows] = useState(() => ({ rail: window.innerWidth >= WIDE, side: window.innerWidth >= WIDE }));
  const [isMarking, setIsMarking] = useState(false);
  const side = useRef<HTMLElement>(null);
  const page = usePlanPage(pdfOf(sheet), retry);
  const revisions = listed.filter(({ number }) => numberKey(number ?? '') === numberKey(sheet.number ?? ''));
  const compared = useCompared(revisions.filter(({ id }) => id !== sheet.id));
  const steps = useSteps(sheet, inForce);
  const bar = [
    <RevisionTag key="revision" sheet={sheet} current={revisions.find(({ is_current }) => is_current === 1)} />,
    <StepButtons key="steps" steps={steps} />,
    <CompareBar key="compare" compared={compared} />,
    <KeptSheet key="kept" sheet={sheet} />,
    <CopyLink key="copy" />,
    <Button
      key="mark"
      variant={isMarking ? 'primary' : 'default'}
      aria-pressed={isMarking}
      icon={<IconPencil aria-hidden="true" />}
      onClick={() => setIsMarking(!isMarking)}
    >
      {t('Mark up')}
    </Button>,
  ];
  return (
    <FullScreen
      title={[sheet.number, sheet.title].filter(Boolean).join('  ')}
      bar={bar}
      closing={<PanelButtons shows={shows} onChange={setShows} onClose={onClose} />}
      onClose={onClose}
      onKeyDown={steps.handleKeyDown}
      className={styles.screen ?? ''}
    >
      {shows.rail && <SheetRail sheet={sheet} inForce={inForce} />}
      {page === null || page === 'failed' ? (
        <OpeningPage isFailed={page === 'failed'} onRetry={() => setRetry(retry + 1)} />
      ) : (
        <PlanSheetView
          sheet={sheet}
          page={page}
          isMarking={isMarking}
          compared={compared}
          side={side}
          inForce={inForce}
        />
      )}
      <PlanSide ref={side} isShown={shows.side} />
    </FullScreen>
  );
}

function OpeningPage({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const isAway = useReach() !== 'answering';
  if (!isFailed) return <output className={styles.waiting}>{t('Loading…')}</output>;
  return (
    <div className={styles.waiting}>
      <ErrorState
        title={t('The sheet could not be opened')}
        message={
          isAway
            ? t('There is no connection, and this set is not kept on this device.')
            : t('The file is safe. Check the connection and try again.')
        }
        onRetry={onRetry}
      />
    </div>
  );
}

const pdfOf = ({ LibraryUpload: file, page }: PlanSheetRecord) =>
  file?.filename ? { filename: file.filename, page } : null;
