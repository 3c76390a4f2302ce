import type { Message } from '@fieldspan/api/queries/messages';
import { Attachment } from './attachment.tsx';
import { sayOk } from './message-changes.ts';
import { MessageText } from './message-text.tsx';
import { NeedsOk } from './needs-ok.tsx';
import type { StreamScene } from './stream-scene.ts';

/** The text, the file and the OKs of a message. */
export function MessageContents({ message, scene }: { message: Message; scene: StreamScene }) {
  const { thread, ownId, onShowFile } = scene;
  const { LibraryUpload: upload, mentions, needs_ok, ok_by } = message;
  const mentioned = thread.Members.filter(({ id }) => mentions.includes(id));
  return (
    <>
      <MessageText text={message.message} mentioned={mentioned} ownId={ownId} />
      {upload && <Attachment upload={upload} onShow={onShowFile} />}
      {(needs_ok === 1 || ok_by.length > 0) && (
        <NeedsOk
          message={message}
          members={thread.Members}
          ownId={ownId}
          onOk={(isOk) => void sayOk(message, ownId, isOk)}
        />
      )}
    </>
  );
}
