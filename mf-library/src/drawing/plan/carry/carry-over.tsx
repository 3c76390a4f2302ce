import { drawingsOnSheetsQuery } from '@fieldspan/api/queries/drawings';
import type { ListedPlanSheet, PlanSheetRecord } from '@fieldspan/api/queries/plans';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isDrawn } from '../../layers/strokes-of.ts';
import { added } from '../../marks/board.ts';
import type { Drawing } from '../../use-drawing.ts';
import { SHEET_WIDTH } from '../plan-page.ts';
import styles from './carry-over.module.css';
import { carriedLayers, isOtherShape, type CarriedLayer } from './carried-marks.ts';
import { CarryDialog } from './carry-dialog.tsx';

type CarryOverProps = { sheet: PlanSheetRecord; earlier: readonly ListedPlanSheet[]; drawing: Drawing };

/**
 * Offers the marks of the revision before to the one in force. Nothing is carried by itself: what a mark points at may
 * have moved.
 */
export function CarryOver({ sheet, earlier, drawing }: CarryOverProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery({
    ...drawingsOnSheetsQuery(earlier.map(({ id }) => id)),
    enabled: earlier.length > 0,
    meta: { quiet: true },
  });
  const layers = (data ?? []).filter(isDrawn);
  const before = earlier.find(({ id }) => layers.some(({ sheet_id }) => sheet_id === id));
  const here = new Set(drawing.marks.map(({ stroke }) => stroke.id));
  const offered = carriedLayers(
    layers.filter(({ sheet_id }) => sheet_id === before?.id),
    here,
    SHEET_WIDTH,
  );
  if (!before || (offered.length === 0 && !isOpen)) return null;
  const count = offered.reduce((sum, { strokes }) => sum + strokes.length, 0);
  const carry = (chosen: readonly CarriedLayer[]) => {
    const at = new Date().toISOString();
    drawing.edit(chosen.flatMap(({ strokes }) => strokes.map((stroke) => added({ ...stroke, at }))));
    setIsOpen(false);
  };
  const revision = before.revision ?? t('Page {{page}}', { page: before.page });
  return (
    <section className={styles.offer} aria-label={t('Marks of the revision before')}>
      <p>
        {plural(
          count,
          {
            one: '{{count}} mark of Rev {{revision}} is not on this revision.',
            other: '{{count}} marks of Rev {{revision}} are not on this revision.',
          },
          { revision },
        )}
      </p>
      <Button size="s" onClick={() => setIsOpen(true)}>
        {t('Carry over…')}
      </Button>
      <CarryDialog
        open={isOpen}
        title={t('Carry over marks of Rev {{revision}}', { revision })}
        offered={offered}
        isOtherShape={isOtherShape(before, sheet)}
        onCarry={carry}
        onClose={() => setIsOpen(false)}
      />
    </section>
  );
}
