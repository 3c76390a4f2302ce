import type { Message } from '@fieldspan/api/queries/messages';
import { fitInside } from '@fieldspan/domain/fit-inside';
import { streamRows } from '@fieldspan/domain/message-stream';
import type { StreamRow } from '@fieldspan/domain/message-stream';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';
import type { ListRow } from './virtual-messages.ts';
import { PICTURE_PX } from './picture-size.ts';

/** A row of a stream with its estimated height. */
export type StreamListRow = (StreamRow<Message> | { kind: 'outgoing'; key: string; outgoing: OutgoingMessage }) &
  ListRow;

const LINE_PX = 21;
const HEAD_PX = 20;
const GAP_PX = 14;
const CHARACTERS_A_LINE = 64;

type Shown = {
  messages: readonly Message[];
  hasOlder: boolean;
  firstUnreadId: number | null;
  outgoing: readonly OutgoingMessage[];
};

/** All rows of a stream, top to bottom: messages with their separators, then messages being sent. */
export function streamListRows({ messages, hasOlder, firstUnreadId, outgoing }: Shown): StreamListRow[] {
  return [
    ...streamRows(messages, { firstUnreadId, hasOlder }).map((row) =>
      Object.assign(row, { estimate: estimateOf(row) }),
    ),
    ...outgoing.map((message) => ({
      kind: 'outgoing' as const,
      key: message.clientKey,
      outgoing: message,
      estimate: HEAD_PX + GAP_PX + textPx(message.text),
    })),
  ];
}

function estimateOf(row: StreamRow<Message>): number {
  if (row.kind !== 'message') return LINE_PX + GAP_PX;
  const { message, continued } = row;
  return (continued ? GAP_PX / 2 : HEAD_PX + GAP_PX) + textPx(message.message) + picturePx(message);
}

function picturePx({ LibraryUpload: upload, is_deleted }: Message): number {
  if (!upload || is_deleted === 1) return 0;
  const { width, height } = upload;
  return width === null || height === null ? 2 * LINE_PX : fitInside({ width, height }, PICTURE_PX).height + 6;
}

function textPx(text: string): number {
  if (text === '') return 0;
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / CHARACTERS_A_LINE)));
  return LINE_PX * lines.reduce((all, one) => all + one, 0);
}
