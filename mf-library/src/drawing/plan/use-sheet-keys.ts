import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { DrawSurface } from '../surface/draw-surface.ts';
import type { Drawing } from '../use-drawing.ts';
import { useDrawingKeys } from '../use-drawing-keys.ts';
import type { Tools } from '../use-tools.tsx';
import { useViewKeys } from './use-view-keys.ts';

type Keyed = { isMarking: boolean; drawing: Drawing; tools: Tools; surface: RefObject<DrawSurface | null> };

/** The keys of the tools while somebody draws, and those of the view otherwise. @returns the element that hears them */
export function useSheetKeys({ isMarking, drawing, tools, surface }: Keyed): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const press = useEffectEvent(useDrawingKeys({ drawing, tools, surface }));
  const view = useEffectEvent(useViewKeys(surface));
  useEffect(() => {
    const element = frame.current;
    const handleKey = (event: KeyboardEvent) => (isMarking ? press(event) : view(event));
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, [isMarking]);
  return frame;
}
