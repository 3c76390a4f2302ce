import { showAlert } from '@fieldspan/api/alerts';
import { Slot } from '@fieldspan/federation/slot';
import { t } from '@fieldspan/ui/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { Attachment } from '../../engine/draft-content.ts';

type DrawOnPhotoProps = {
  attachment: Attachment;
  onDrawn: (file: File) => void;
  onClose: () => void;
};

/** Draws on a photo before it is sent; the drawing becomes part of the picture. */
export function DrawOnPhoto({ attachment, onDrawn, onClose }: DrawOnPhotoProps) {
  const { file } = attachment;
  if (file === null) return null;
  const handleSaved = (drawn: File) => {
    onDrawn(drawn);
    onClose();
  };
  return (
    <Slot
      of="library.image-editor"
      props={{ file, onSaved: handleSaved, onClose }}
      fallback={<NoEditor onClose={onClose} />}
    />
  );
}

/** Announces the failure and closes. */
function NoEditor({ onClose }: { onClose: () => void }) {
  const tell = useEffectEvent(() => {
    showAlert({
      type: 'danger',
      message: t('Drawing is not available. The photo can be sent as it is; try again when the connection is back.'),
    });
    onClose();
  });
  useEffect(() => tell(), []);
  return null;
}
