import { msg } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import type { VisitState } from '@fieldspan/domain/visits/visit-state';

type Words = { label: Message; tone: 'neutral' | 'green' | 'red' | 'amber' | 'blue' };

/** The state of a visit, as the person on it reads it. */
export const STATE_WORDS: Readonly<Record<VisitState, Words>> = {
  tray: { label: msg('Unassigned'), tone: 'neutral' },
  planned: { label: msg('Planned'), tone: 'neutral' },
  published: { label: msg('Published'), tone: 'neutral' },
  travelling: { label: msg('On the way'), tone: 'blue' },
  arrived: { label: msg('On site'), tone: 'amber' },
  paused: { label: msg('Paused'), tone: 'amber' },
  done: { label: msg('Done'), tone: 'green' },
  no_access: { label: msg('No access'), tone: 'red' },
  cancelled: { label: msg('Cancelled'), tone: 'red' },
};
