import { rotateImage } from '@fieldspan/api/queries/drawings';
import { resourceUrl } from '@fieldspan/api/resource-url';
import type { ImageItem } from '@fieldspan/contract/widgets';
import type { QuarterTurn } from '@fieldspan/domain/drawing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Paper } from '../surface/draw-surface.ts';
import type { Drawing } from '../use-drawing.ts';
import { loadPaper } from './use-paper.ts';

type Picture = { image: ImageItem; paper: Paper };
type Turning = Picture & { turn: (turn: QuarterTurn) => void; isTurning: boolean };

/** Rotates a stored picture at the server, and shows it with its drawing when both are rotated. */
export function useTurning(start: Picture, drawing: Drawing): Turning {
  const [{ image, paper }, setPicture] = useState<Picture>(start);
  const { mutate, isPending } = useMutation({
    mutationFn: async (turn: QuarterTurn) => {
      const { filename, width, height } = await rotateImage(image.id, turn);
      const next = await loadPaper(resourceUrl('images', filename));
      return { image: { ...image, filename, width, height }, paper: next };
    },
    onSuccess: (next, turn) => {
      if (paper.picture) drawing.turn(paper.picture.size, turn);
      setPicture(next);
    },
  });
  return { image, paper, turn: (turn) => mutate(turn), isTurning: isPending };
}
