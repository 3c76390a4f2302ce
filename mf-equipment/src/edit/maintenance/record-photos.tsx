import type { equipmentFilesQuery } from '@fieldspan/api/queries/related';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { sendLater } from '@fieldspan/api/outbox/outbox';
import { resourceUrl } from '@fieldspan/api/resource-url';
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

/** The photos of one service or repair; each opens in a tab of its own. */
export function RecordPhotos({ files }: { files: readonly PieceFile[] }) {
  const pictures = files.flatMap(({ id, LibraryUpload: file }) =>
    file?.filename && file.thumb_filename ? [{ id, filename: file.filename, thumb: file.thumb_filename }] : [],
  );
  if (pictures.length === 0) return null;
  return (
    <span className={styles.photos}>
      {pictures.map(({ id, filename, thumb }, at) => (
        <a key={id} href={resourceUrl('images', filename)} target="_blank" rel="noreferrer" className={styles.photo}>
          <img src={resourceUrl('images', thumb)} alt={t('Photo {{number}}', { number: at + 1 })} loading="lazy" />
        </a>
      ))}
    </span>
  );
}
