import type { ModelName } from '@fieldspan/contract/models';

declare module '@fieldspan/contract/places' {
  interface Places {
    /** An entry of the + menu and of the palette; with `part` it opens over the page until it calls `onClose`. */
    'quick.add': { onClose: () => void };
    /** An action on one record, in the head of its page; it opens over the page until it calls `onClose`. */
    'record.action': { record: { model: ModelName; id: number; slug: string; title: string }; onClose: () => void };
    /**
     * Shown when a clock-in was refused: whatever has to be done before it. Call `onDone` once it is done, `onCancel` if the
     * person gives up (both take the press back), and `onNothing` if the refusal has nothing to do with this fill.
     */
    'clock.before': {
      job: { kind: 'job' | 'service'; id: number };
      onDone: () => void;
      onCancel: () => void;
      onNothing: () => void;
    };
  }
}
