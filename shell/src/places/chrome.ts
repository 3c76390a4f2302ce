import type { ModelName } from '@fieldspan/contract/models';

declare module '@fieldspan/contract/places' {
  interface Places {
    /** An entry of the + menu and of the palette; with `part` it opens over the page until it calls `onClose`. */
    'quick.add': { onClose: () => void };
    /** An action on one record, in the head of its page; it opens over the page until it calls `onClose`. */
    'record.action': { record: { model: ModelName; id: number; slug: string; title: string }; onClose: () => void };
    /** Asked before somebody clocks in on a job; `onDone` lets the clock-in continue, `onCancel` cancels it. */
    'clock.before': {
      job: { kind: 'job' | 'service'; id: number; slug: string };
      onDone: () => void;
      onCancel: () => void;
    };
  }
}
