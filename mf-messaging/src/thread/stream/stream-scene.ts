import type { Message } from '@fieldspan/api/queries/messages';
import type { Thread } from '@fieldspan/api/queries/messaging';
import type { ComponentProps } from 'react';
import type { Attachment } from './attachment.tsx';

/** What every row of a stream knows of its thread. */
export type StreamScene = {
  thread: Thread;
  ownId: number;
  now: Date;
  pictureOf: (person: { image_id: number | null }) => string | null;
  onShowFile: ComponentProps<typeof Attachment>['onShow'];
  /** Asks first. */
  onDelete: (message: Message) => void;
  onMarkUnread: (message: Message) => void;
};
