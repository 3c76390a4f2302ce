import type { LibraryFile } from '@fieldspan/api/queries/library';
import { fileVersionsQuery } from '@fieldspan/api/queries/library-versions';
import { acceptOf } from '@fieldspan/domain/accepted-files';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconUpload, IconVersions } from '@fieldspan/ui/icons';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fileName } from '../../file-name.ts';
import { UploadRows } from '../../upload/upload-rows.tsx';
import { enqueue, fileVersions } from '../../upload/upload-queue.ts';
import { VersionRow } from './version-row.tsx';
import styles from './versions-card.module.css';

type VersionsCardProps = { file: LibraryFile; mayChange: boolean };

/** What a file was: each version stays, can be opened, and be made what the file is again. */
export function VersionsCard({ file, mayChange }: VersionsCardProps) {
  const [page, setPage] = useState(1);
  const { data } = useSuspenseQuery(fileVersionsQuery(file.id, page));
  const pages = data.meta?.num_pages ?? 1;
  const place = fileVersions(file.id, fileName(file));
  return (
    <Card
      title={t('Versions')}
      icon={<IconVersions aria-hidden="true" />}
      action={mayChange && <NewVersion place={place} />}
    >
      <UploadRows place={place} />
      {data.rows.length === 0 ? (
        <p className={styles.none}>{t('This is the first version. A new one keeps this one.')}</p>
      ) : (
        <ul>
          {data.rows.map((version, at) => (
            <VersionRow
              key={version.id}
              file={file}
              version={version}
              isNewest={page === 1 && at === 0}
              mayChange={mayChange}
            />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={styles.pages}>
          <Button size="s" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('Newer')}
          </Button>
          <span>{plural(data.meta?.count ?? 0, { one: '{{count}} version', other: '{{count}} versions' })}</span>
          <Button size="s" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('Older')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function NewVersion({ place }: { place: ReturnType<typeof fileVersions> }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="s" icon={<IconUpload aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('New version')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('documents/images')}
        aria-label={t('File for the new version')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void enqueue(place, [chosen], []);
          target.value = '';
        }}
      />
    </>
  );
}
