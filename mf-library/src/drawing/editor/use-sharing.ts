import { onBack } from '@fieldspan/api/reach';
import type { DrawnOn } from '@fieldspan/contract/drawing-calls';
import { useEffect, useEffectEvent, useRef } from 'react';
import { storeEdits } from '../layers/store-edits.ts';
import type { Edit, SheetUnits } from '../marks/board.ts';
import type { Drawing } from '../use-drawing.ts';

/** The debounce delay after the last stroke: colleagues see it within a second. */
const REST_MS = 150;

type Sharing = {
  /** Stores what is not stored yet. */
  finish: () => Promise<void>;
  /** Takes back what was stored since the picture was opened. */
  takeBack: () => Promise<void>;
};

/**
 * Stores the marks on a picture while they are drawn, so that colleagues see them. What cannot be stored stays on the
 * device until the server can be reached, or Done says why not.
 */
export function useSharing(on: DrawnOn, sheet: SheetUnits, drawing: Drawing): Sharing {
  const queue = useRef<Promise<void>>(Promise.resolve());
  const shared = useRef(false);
  /** One after the other: what is rubbed out must not arrive before it was drawn. */
  const send = (edits: readonly Edit[]): Promise<void> => {
    const sent = queue.current.then(() => storeEdits(on, sheet, edits));
    queue.current = sent.catch(() => undefined);
    return sent;
  };
  const share = useEffectEvent(async (edits: readonly Edit[]) => {
    if (edits.length === 0) return;
    try {
      await send(edits);
      shared.current = true;
      drawing.handOver(edits);
    } catch {
      // They stay on the device, and go with the next stroke, with the network, or with Done, which tells.
    }
  });
  const { unsent } = drawing;
  useEffect(() => {
    const timer = setTimeout(() => void share(unsent), REST_MS);
    return () => clearTimeout(timer);
  }, [unsent]);
  const shareAll = useEffectEvent(() => share(drawing.unsent));
  useEffect(() => onBack(() => void shareAll()), []);
  return {
    finish: () => send(drawing.unsent),
    takeBack: async () => {
      await queue.current;
      if (shared.current) await send(drawing.takenBack());
    },
  };
}
