import type { PickableFile } from '@fieldspan/api/queries/library';
import type { PickedFile } from '@fieldspan/contract/widgets';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { fileName } from '../file-name.ts';
import { Thumbnail } from '../thumbnail.tsx';
import styles from './pickable-row.module.css';

type PickableRowProps = { file: PickableFile; onPick: (file: PickedFile) => void };

export function PickableRow({ file, onPick }: PickableRowProps) {
  const { id, file_id, caption, created_at, CreatedBy, FileTag, LibraryUpload: upload } = file;
  const name = fileName(file);
  const filename = upload?.filename ?? null;
  const handleSelect = () => {
    if (!upload || filename === null) return;
    const { slug, original_filename, thumb_filename } = upload;
    onPick({
      id,
      file_id,
      caption,
      LibraryUpload: { id: upload.id, slug, filename, original_filename, thumb_filename },
    });
  };
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        <Thumbnail upload={upload} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          <time dateTime={created_at}>{instantText(created_at)}</time>
          {CreatedBy && <span>{personName(CreatedBy)}</span>}
          {FileTag.map((tag) => (
            <Tag key={tag.id}>{tag.name}</Tag>
          ))}
        </span>
      </span>
      <Button aria-label={t('Select {{name}}', { name })} disabled={filename === null} onClick={handleSelect}>
        {t('Select')}
      </Button>
    </li>
  );
}
