import { showAlert } from '@fieldspan/api/alerts';
import type { DrawPoint } from '@fieldspan/domain/drawing';
import { t } from '@fieldspan/ui/i18n';
import { useMemo } from 'react';
import { added, type Mark, type Step } from './marks/board.ts';
import { parseLength, remeasured, scaleOf } from './measure/measure.ts';
import { finishedMark, isUnscaled, scaleMark } from './pen/finished-mark.ts';
import { isHit } from './pen/hit.ts';
import type { HandStroke } from './surface/draw-surface.ts';
import { changed, removed, type Drawing } from './use-drawing.ts';

/** How near the eraser must come to a mark, in units of the sheet. */
const ERASER_REACH = 8;

/** What the hand has drawn becomes marks of the drawing, or takes some away. */
export function useHand(drawing: Drawing): (drawn: HandStroke, words: string) => void {
  const { marks, mayEdit } = drawing;
  const strokes = useMemo(() => marks.map(({ stroke }) => stroke), [marks]);
  return ({ pen, points }, words) => {
    if (pen.tool === 'eraser') return drawing.edit(erased(marks.filter(mayEdit), points));
    if (pen.tool === 'scale') return calibrate();
    if (isUnscaled(pen, strokes)) return tell(t('Set the scale first: draw along something whose length you know.'));
    const mark = finishedMark(pen, { points, words, marks: strokes });
    if (mark) drawing.draw(mark);
    return undefined;

    /** What was measured before is measured again, in the same step. */
    function calibrate(): void {
      const real = parseLength(words);
      if (!real || points.length < 2)
        return tell(t('A length needs a number and a unit, such as 5 m or 16.5 ft. Draw the line again.'));
      const scale = { ...scaleMark(pen, points, real), id: crypto.randomUUID(), at: new Date().toISOString() };
      const now = scaleOf([...strokes, scale]);
      const again = marks.filter(mayEdit).flatMap((other) => {
        const after = remeasured(other.stroke, now);
        return after === other.stroke ? [] : [changed(other, after)];
      });
      drawing.edit([added(scale), ...again]);
    }
  };
}

const tell = (message: string): void => void showAlert({ type: 'info', message });

function erased(marks: readonly Mark[], points: readonly DrawPoint[]): Step {
  return marks.filter(({ stroke }) => points.some((point) => isHit(stroke, point, ERASER_REACH))).map(removed);
}
