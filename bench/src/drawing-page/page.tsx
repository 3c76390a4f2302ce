import '../../../shared/ui/src/styles/layers.css';
import '../../../shared/ui/src/styles/reset.css';
import '../../../shared/ui/src/styles/tokens.css';
import { queryClient } from '@fieldspan/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { StoredLayer } from '../../../mf-library/src/drawing/marks/board.ts';
import { SheetFrame } from '../../../mf-library/src/drawing/sheet/sheet-frame.tsx';
import { useDrawing } from '../../../mf-library/src/drawing/use-drawing.ts';
import { NodesBoard } from './nodes-board.tsx';
import { SHEET, standingStrokes } from './strokes.ts';

const PAPER = { sheet: SHEET, picture: null };

/** The product's own sheet, with its tools, its undo and what it keeps on the device. */
function Ours({ layers }: { layers: readonly StoredLayer[] }) {
  const drawing = useDrawing({ place: 'bench', canvasWidth: SHEET.width, layers });
  return <SheetFrame paper={PAPER} label="Sheet" drawing={drawing} status={null} />;
}

const layersOf = (count: number): readonly StoredLayer[] => [{ id: 1, isOwn: true, strokes: standingStrokes(count) }];

function show(place: HTMLElement, board: ReactNode): void {
  flushSync(() => createRoot(place).render(<QueryClientProvider client={queryClient}>{board}</QueryClientProvider>));
}

Object.assign(globalThis, {
  drawing: {
    ours: (place: HTMLElement, count: number) => show(place, <Ours layers={layersOf(count)} />),
    nodes: async (place: HTMLElement, count: number) => {
      // react-konva knows nodes by name, once their classes are loaded.
      await import('konva/lib/shapes/Line');
      show(place, <NodesBoard strokes={standingStrokes(count)} />);
    },
  },
});
