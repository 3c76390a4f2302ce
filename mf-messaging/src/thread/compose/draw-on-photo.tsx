import { Slot } from '@fieldspan/federation/slot';
import { Button } from '@fieldspan/ui/button';
import { Dialog } from '@fieldspan/ui/dialog';
import { t } from '@fieldspan/ui/i18n';
import type { Attachment } from './draft-content.ts';

type DrawOnPhotoProps = {
  attachment: Attachment;
  onDrawn: (file: File) => void;
  onClose: () => void;
};

/** Marks a photo before it is sent; the drawing becomes part of it. */
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

function NoEditor({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title={t('Drawing is not available')}
      description={t('The photo can be sent as it is. Try again when the connection is back.')}
      footer={<Button onClick={onClose}>{t('Close')}</Button>}
    />
  );
}
