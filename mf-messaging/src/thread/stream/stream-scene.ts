import type { Message } from '@fieldspan/api/queries/messages';
import type { Thread } from '@fieldspan/api/queries/messaging';
import type { ComponentProps } from 'react';
import type { Attachment } from './attachment.tsx';

/** Thread data that every row needs. */
export type StreamScene = {
  thread: Thread;
  ownId: number;
  now: Date;
  pictureOf: (person: { image_id: number | null }) => string | null;
  onShowFile: ComponentProps<typeof Attachment>['onShow'];
  /** Asks for confirmation first. */
  onDelete: (message: Message) => void;
  onMarkUnread: (message: Message) => void;
};
