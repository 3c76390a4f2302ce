import type { LibraryFile } from '@fieldspan/api/queries/library';
import { instantText } from '@fieldspan/domain/day-text';
import { fileSize } from '@fieldspan/domain/file-kind';
import { personName } from '@fieldspan/domain/person-name';
import { t } from '@fieldspan/ui/i18n';
import styles from './file-facts.module.css';

export function FileFacts({ file }: { file: LibraryFile }) {
  return (
    <dl className={styles.facts}>
      {factsOf(file).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf({ created_at, CreatedBy, LibraryUpload: upload }: LibraryFile): [string, string][] {
  const facts: [string, string | null | undefined][] = [
    [t('File name'), upload?.original_filename],
    [t('Added'), instantText(created_at)],
    [t('By'), CreatedBy && personName(CreatedBy)],
    [t('Size'), typeof upload?.bytes === 'number' ? fileSize(upload.bytes) : null],
    [t('Pixels'), upload?.width && upload.height ? `${upload.width} × ${upload.height}` : null],
  ];
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []));
}
