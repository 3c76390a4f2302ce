import { showAlert } from '@fieldspan/api/alerts';
import type { ListedPlanSheet } from '@fieldspan/api/queries/plans';
import { t } from '@fieldspan/ui/i18n';
import { useMemo, useState } from 'react';
import type { Paper } from '../surface/draw-surface.ts';
import { comparedPaper, planPaper, type Blend } from './plan-ground.ts';
import type { PlanPage } from './plan-page.ts';
import { usePlanPage } from './use-plan-page.ts';

type ComparedPaper = {
  paper: Paper;
  blend: Blend;
  /** The other revision could not be opened. */
  isFailed: boolean;
};

/** The paper of a sheet, alone or over another revision once that is opened. */
export function useComparedPaper(page: PlanPage, chosen: ListedPlanSheet | null): ComparedPaper {
  const [blend] = useState<Blend>({ share: 0.5, onChange: null });
  const filename = chosen?.LibraryUpload?.filename ?? null;
  const old = usePlanPage(chosen && filename ? { filename, page: chosen.page } : null);
  const paper = useMemo(
    () =>
      old !== null && old !== 'failed'
        ? comparedPaper(page, old, { onFailure: tellFailure, blend })
        : planPaper(page, { onFailure: tellFailure }),
    [page, old, blend],
  );
  return { paper, blend, isFailed: old === 'failed' };
}

const tellFailure = (): void =>
  void showAlert({
    type: 'danger',
    message: t('A part of the sheet could not be drawn. Open it again to try once more.'),
  });
