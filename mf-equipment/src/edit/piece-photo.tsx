import { showAlert } from '@fieldspan/api/alerts';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { saveRecord } from '@fieldspan/api/save-record';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { StoredFile } from '@fieldspan/contract/widgets';
import { Slot } from '@fieldspan/federation/slot';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import styles from './piece-photo.module.css';

/** What a piece looks like: taken or chosen by who manages equipment, seen by everybody who sees the piece. */
export function PiecePhoto({ record }: { record: Equipment }) {
  const { viewer } = useCurrentUser();
  const { LibraryUpload: picture, description: name } = record;
  if (mayWrite('Equipment')(viewer)) return <PhotoCard piece={record} />;
  if (!picture?.filename) return null;
  return (
    <Card title={t('Photo')}>
      <img className={styles.photo} src={resourceUrl('images', picture.filename)} alt={name} />
    </Card>
  );
}

function PhotoCard({ piece: { id, LibraryUpload: picture } }: { piece: Equipment }) {
  const { mutate } = useMutation({
    mutationFn: (file: StoredFile | null) => saveRecord('Equipment', { id, image_id: file?.id ?? null }),
    onSuccess: () => showAlert({ type: 'saved', message: t('Saved!') }),
  });
  const props = useMemo(
    () => ({
      label: t('Photo'),
      target: 'LibraryUpload' as const,
      action: 'POST' as const,
      accept: 'images' as const,
      value: storedOf(picture),
      onChange: (file: StoredFile | null) => mutate(file),
    }),
    [picture, mutate],
  );
  return (
    <Card className={styles.card ?? ''}>
      <Slot
        of="library.upload-panel"
        props={props}
        fallback={<p>{t('The photo cannot be shown right now; it is tried again when the connection is back.')}</p>}
      />
    </Card>
  );
}

function storedOf(picture: Equipment['LibraryUpload']): StoredFile | null {
  if (!picture?.filename) return null;
  const { id, filename, original_filename, thumb_filename, type } = picture;
  return { id, filename, original_filename, thumb_filename, type };
}
