import type { equipmentFilesQuery } from '@fieldspan/api/queries/related';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { useHost } from '@fieldspan/federation/host';
import { t } from '@fieldspan/ui/i18n';
import styles from './record-photos.module.css';

export type PieceFile = QueryAnswer<typeof equipmentFilesQuery>['rows'][number];

type Taken = { pieceId: number; recordId: number; photos: readonly File[] };

/** Photos go with what was done by themselves: they wait on the device without a network. */
export async function sendPhotos({ pieceId, recordId, photos }: Taken): Promise<void> {
  for (const file of photos)
    await sendLater({
      lane: `files:equipment ${pieceId}`,
      laneLabel: t('Photos of equipment'),
      call: 'EquipmentFile/save',
      // The outbox fills in the id of the upload.
      payload: { equipment_id: pieceId, maintenance_id: recordId, file_id: 0 },
      label: file.name,
      blob: { file, field: 'file_id' },
    });
}

/** The photos of one service or repair; a press shows them large. */
export function RecordPhotos({ title, files }: { title: string; files: readonly PieceFile[] }) {
  const { showFiles } = useHost();
  const nameOf = (at: number) => t('{{title}}, photo {{number}}', { title, number: at + 1 });
  const photos = files.flatMap(({ LibraryUpload: file }) =>
    file?.filename && file.thumb_filename ? [{ id: file.id, filename: file.filename, thumb: file.thumb_filename }] : [],
  );
  if (photos.length === 0) return null;
  const viewed = photos.map(({ id, filename }, at) => ({ uploadId: id, filename, name: nameOf(at), alt: nameOf(at) }));
  return (
    <span className={styles.photos}>
      {photos.map(({ id, thumb }, at) => (
        <button
          key={id}
          type="button"
          className={styles.photo}
          aria-label={t('View {{name}}', { name: nameOf(at) })}
          onClick={() => showFiles(viewed, at)}
        >
          <img src={resourceUrl('images', thumb)} alt="" loading="lazy" />
        </button>
      ))}
    </span>
  );
}
