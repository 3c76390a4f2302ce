import { t } from '@fieldspan/ui/i18n';
import { useRef, useState } from 'react';
import { useOwnUserId } from '../../own-user-id.ts';
import { ComposeText } from './compose-text.tsx';
import { ComposeTools } from './compose-tools.tsx';
import styles from './composer.module.css';
import { DraftAttachments } from './draft-attachments.tsx';
import { isSendable } from '../../engine/draft-content.ts';
import type { Attachment, Draft } from '../../engine/draft-content.ts';
import { emptied, useDraft } from '../../engine/draft.ts';
import { DrawOnPhoto } from './draw-on-photo.tsx';
import type { Addressee } from '../../engine/addressee.ts';
import { send } from '../../engine/outgoing.ts';
import { useMention } from './use-mention.ts';
import { useUploads } from './use-uploads.ts';

type ComposerProps = { to: Addressee };

export function Composer({ to }: ComposerProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const ownId = useOwnUserId();
  const [draft, change] = useDraft(to.box);
  const [drawnOn, setDrawnOn] = useState<Attachment | null>(null);
  const uploads = useUploads(change);
  const setText = (text: string) => change((now) => ({ ...now, text }));
  const others = to.Members.filter(({ id }) => id !== ownId);
  const mention = useMention(box, others, [draft.text, setText]);

  const handleSend = () => {
    if (!isSendable(draft)) return;
    uploads.handOver();
    void send(to, draft);
    change(emptied);
  };
  return (
    <div className={styles.composer}>
      <div className={styles.box}>
        <ComposeText
          box={box}
          hint={hintOf(to)}
          text={draft.text}
          mention={mention}
          onChange={setText}
          onSend={handleSend}
          onFiles={uploads.add}
        />
        <DraftAttachments
          attachments={draft.attachments}
          uploads={uploads}
          onRemove={(key) => change((now) => without(now, key))}
          onDraw={setDrawnOn}
        />
        <ComposeTools
          needsOk={draft.needsOk}
          canSend={isSendable(draft)}
          onFiles={uploads.add}
          onMention={mention.begin}
          onNeedsOk={() => change((now) => ({ ...now, needsOk: !now.needsOk }))}
          onSend={handleSend}
        />
      </div>
      {drawnOn && (
        <DrawOnPhoto
          attachment={drawnOn}
          onDrawn={(file) => change((now) => redrawn(now, drawnOn.key, file))}
          onClose={() => setDrawnOn(null)}
        />
      )}
    </div>
  );
}

function without(draft: Draft, key: string): Draft {
  return { ...draft, attachments: draft.attachments.filter((one) => one.key !== key) };
}

/** The edited file differs from the one that may already be stored, so it gets a new key. */
function redrawn(draft: Draft, key: string, file: File): Draft {
  const fresh = { key: crypto.randomUUID(), name: file.name, file, uploadId: null };
  return { ...draft, attachments: draft.attachments.map((one) => (one.key === key ? fresh : one)) };
}

function hintOf({ box, subject }: Addressee): string {
  return typeof box === 'string' ? t('Write a comment') : t('Message {{subject}}', { subject });
}
