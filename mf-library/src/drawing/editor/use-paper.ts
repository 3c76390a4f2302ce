import { sheetOf } from '@fieldspan/domain/drawing';
import { useEffect, useState } from 'react';
import type { Paper } from '../surface/draw-surface.ts';

/**
 * Loads a picture to draw on.
 * @throws DOMException if it cannot be loaded, or is not a picture
 */
export async function loadPaper(src: string): Promise<Paper> {
  const source = new Image();
  source.src = src;
  await source.decode();
  const size = { width: source.naturalWidth, height: source.naturalHeight };
  return { sheet: sheetOf(size), picture: { source, size } };
}

/** A stored picture to draw on; null while it loads, 'failed' if it cannot be loaded. */
export function usePaper(src: string): Paper | null | 'failed' {
  const [paper, setPaper] = useState<Paper | null | 'failed'>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (next: Paper | 'failed') => isWanted && setPaper(next);
    loadPaper(src).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [src]);
  return paper;
}
