import { discard, waitingFile } from '@fieldspan/api/outbox/outbox';
import { editAgain } from './draft.ts';
import type { ThreadStart } from './draft-content.ts';
import type { BoxId } from './draft-store.ts';
import { draftAgain } from './outgoing-message.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

/** Moves an unsent message back into a box, to be edited there. */
export async function takeBack(message: OutgoingMessage, box: BoxId, start?: ThreadStart): Promise<void> {
  const draft = draftAgain(message, await waitingFile(message.clientKey));
  await editAgain(box, start ? { ...draft, start } : draft);
  await discard(message.clientKey);
}
