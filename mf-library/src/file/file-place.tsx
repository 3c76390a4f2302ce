import type { LibraryFileRecord } from '@fieldspan/api/queries/library';
import { foldersQuery } from '@fieldspan/api/queries/library-folders';
import { projectChoicesQuery, serviceChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { RelationField } from '@fieldspan/records/fields/relation-field';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconFolderSymlink } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoveDialog } from '../folders/move-dialog.tsx';
import { fileName } from '../file-name.ts';
import styles from './file-place.module.css';
import type { Placing } from './use-save-file.ts';

type FilePlaceProps = { file: LibraryFileRecord; onSave: (changed: Placing) => void };

const nameOf = (work: { job_num: string; job_name: string } | null): string | null =>
  work && `${work.job_num} ${work.job_name}`;

/** The folder of a file, and the project or service call that it is about. */
export function FilePlace({ file, onSave }: FilePlaceProps) {
  const { data: folders } = useSuspenseQuery(foldersQuery());
  const [isMoving, setIsMoving] = useState(false);
  const folder = folders.find(({ id }) => id === file.folder_id)?.name ?? t('Library');
  return (
    <div className={styles.place}>
      <div className={styles.folder}>
        <span>
          {t('Folder')}: {folder}
        </span>
        <Button size="s" icon={<IconFolderSymlink aria-hidden="true" />} onClick={() => setIsMoving(true)}>
          {t('Move')}
        </Button>
      </div>
      <RelationField
        label={t('Project')}
        value={file.job_id}
        shown={nameOf(file.Job)}
        choices={projectChoicesQuery}
        onChange={(job_id) => onSave({ job_id })}
      />
      <RelationField
        label={t('Service')}
        value={file.service_id}
        shown={nameOf(file.Service)}
        choices={serviceChoicesQuery}
        onChange={(service_id) => onSave({ service_id })}
      />
      <MoveDialog
        open={isMoving}
        title={t('Move “{{name}}”', { name: fileName(file) })}
        at={file.folder_id}
        onMove={async (folder_id) => onSave({ folder_id })}
        onClose={() => setIsMoving(false)}
      />
    </div>
  );
}
