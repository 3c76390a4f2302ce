import { rotateImage } from '@fieldspan/api/queries/drawings';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ImageItem } from '@fieldspan/contract/widgets';
import type { LyingPicture, QuarterTurn } from '@fieldspan/domain/drawing';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Paper } from '../surface/draw-surface.ts';
import type { Drawing } from '../use-drawing.ts';
import { loadPaper } from './use-paper.ts';

/** A stored picture as it is shown: with its quarter turns. */
export type Picture = { image: ImageItem; paper: Paper; turns: number };
type Turning = { turn: (turn: QuarterTurn) => void; isTurning: boolean };

/** The picture below the drawing, as it lies; null for a sheet. */
export function useLying({ paper, turns }: Pick<Picture, 'paper' | 'turns'>): LyingPicture | null {
  return useMemo(() => paper.picture && { size: paper.picture.size, turns }, [paper, turns]);
}

/** Rotates a stored picture at the server, and shows it with its drawing when both are rotated. */
export function useTurning(shown: Picture, drawing: Drawing, onTurned: (next: Picture) => void): Turning {
  const { image, paper, turns } = shown;
  const { mutate, isPending } = useMutation({
    mutationFn: async (turn: QuarterTurn) => {
      const stored = await rotateImage(image.id, turn);
      const { filename, width, height } = stored;
      const next = await loadPaper(resourceUrl('images', filename));
      return {
        image: { ...image, filename, width, height },
        paper: next,
        turns: stored.turns ?? turnsAfter(turns, turn),
      };
    },
    onSuccess: (next) => {
      if (paper.picture) turnAlong(drawing, paper.picture.size, (next.turns - turns + 4) % 4);
      onTurned(next);
    },
  });
  return { turn: (turn) => mutate(turn), isTurning: isPending };
}

export const turnsAfter = (turns: number, turn: QuarterTurn): number => (turns + (turn === 'right' ? 1 : 3)) % 4;

/** A colleague may have turned the picture meanwhile too. */
function turnAlong(drawing: Drawing, { width, height }: LyingPicture['size'], quarters: number): void {
  if (quarters === 3) return drawing.turn({ width, height }, 'left');
  if (quarters > 0) drawing.turn({ width, height }, 'right');
  if (quarters === 2) drawing.turn({ width: height, height: width }, 'right');
  return undefined;
}
