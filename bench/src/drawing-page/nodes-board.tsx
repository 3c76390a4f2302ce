import type { DrawPoint } from '@fieldspan/domain/drawing';
import type { NamedStroke } from '@fieldspan/domain/merged-layer';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Layer, Stage } from 'react-konva/lib/ReactKonvaCore';
import { MarkNode } from '../../../mf-library/src/drawing/select/mark-node.tsx';
import { LiveStroke } from '../../../mf-library/src/drawing/surface/live-stroke.ts';
import { SHEET } from './strokes.ts';

const INK = { colour: 'black', thickness: 10, opacity: 1 };

/** What the product does not do: every standing mark is a node of react-konva that paints itself. */
export function NodesBoard({ strokes }: { strokes: readonly NamedStroke[] }) {
  const [marks, setMarks] = useState(strokes);
  const [scale, setScale] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent((trail: readonly DrawPoint[]) =>
    setMarks([...marks, { id: `n${marks.length}`, trail, strokeColor: 'black', strokeThickness: 10 }]),
  );
  const undo = useEffectEvent(() => setMarks(marks.slice(0, -1)));
  const zoom = useEffectEvent((by: number) => setScale(scale * by));
  useEffect(() => {
    const room = place.current;
    return room ? followHand(room, { draw, undo, zoom }) : undefined;
  }, []);
  return (
    <div ref={place} role="application" aria-label="Sheet" style={{ position: 'relative', inlineSize: SHEET.width }}>
      <Stage {...SHEET} listening={false}>
        <Layer scaleX={scale} scaleY={scale}>
          {marks.map((stroke) => (
            <MarkNode key={stroke.id} mark={{ layer: null, stroke }} isChosen reach={10} />
          ))}
        </Layer>
      </Stage>
    </div>
  );
}

type Hand = { draw: (trail: readonly DrawPoint[]) => void; undo: () => void; zoom: (by: number) => void };

/** The stroke under way is the product's own raw canvas here too. */
function followHand(room: HTMLElement, { draw, undo, zoom }: Hand): () => void {
  const live = new LiveStroke(1);
  live.resize(SHEET);
  room.append(live.canvas);
  let trail: DrawPoint[] | null = null;
  const listening = new AbortController();
  const on = (name: string, handle: (event: Event) => void) =>
    room.addEventListener(name, handle, { signal: listening.signal });
  const pointOf = (event: Event): DrawPoint => {
    const { left, top } = room.getBoundingClientRect();
    return event instanceof MouseEvent ? { x: event.clientX - left, y: event.clientY - top } : { x: 0, y: 0 };
  };
  on('pointerdown', (event) => {
    trail = [pointOf(event)];
    live.begin({ scale: 1, x: 0, y: 0 }, INK);
    live.add(trail);
  });
  on('pointermove', (event) => {
    if (!trail) return;
    const point = pointOf(event);
    trail.push(point);
    live.add([point]);
  });
  on('pointerup', () => {
    if (trail) draw(trail);
    trail = null;
    live.clear();
  });
  on('keydown', undo);
  on('wheel', (event) => zoom(event instanceof WheelEvent && event.deltaY < 0 ? 1.1 : 1 / 1.1));
  return () => {
    listening.abort();
    live.destroy();
  };
}
