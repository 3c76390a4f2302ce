import type { ListedPlanSheet, PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { numberKey } from '@fieldspan/domain/plans/sheet-number';
import { useNavigate } from '@fieldspan/federation/router';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconChevronLeft, IconChevronRight } from '@fieldspan/ui/icons';
import type { KeyboardEvent } from 'react';
import styles from './plan-viewer.module.css';

type Steps = {
  before: (() => void) | undefined;
  next: (() => void) | undefined;
  /** Page up and page down. */
  handleKeyDown: (event: KeyboardEvent) => void;
};

/** The sheets before and after the open one, as a set is bound. */
export function useSteps(sheet: PlanSheetRecord, inForce: readonly ListedPlanSheet[]): Steps {
  const navigate = useNavigate();
  const at = inForce.findIndex(({ number }) => numberKey(number ?? '') === numberKey(sheet.number ?? ''));
  const stepTo = (to: ListedPlanSheet | undefined) => to && (() => void navigate(`/library/plan/${to.slug}`));
  const before = at > 0 ? stepTo(inForce[at - 1]) : undefined;
  const next = at >= 0 ? stepTo(inForce[at + 1]) : undefined;
  return {
    before,
    next,
    handleKeyDown: (event) => {
      // Somebody who draws goes through the marks with the same keys.
      if (event.target instanceof HTMLInputElement || event.defaultPrevented) return;
      if (event.key === 'PageUp') before?.();
      if (event.key === 'PageDown') next?.();
    },
  };
}

export const StepButtons = ({ steps: { before, next } }: { steps: Steps }) => (
  <span className={styles.steps}>
    <IconButton
      label={t('Sheet before')}
      icon={<IconChevronLeft />}
      disabled={before === undefined}
      onClick={() => before?.()}
    />
    <IconButton
      label={t('Next sheet')}
      icon={<IconChevronRight />}
      disabled={next === undefined}
      onClick={() => next?.()}
    />
  </span>
);
