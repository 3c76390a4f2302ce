import { pickableFilesQuery, type FileSource } from '@fieldspan/api/queries/library';
import type { PickedFile } from '@fieldspan/contract/widgets';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder } from '@fieldspan/ui/icons';
import { MoreLine } from '@fieldspan/ui/more-line';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { PickableRow } from './pickable-row.tsx';
import styles from './pickable-files.module.css';

type PickableFilesProps = {
  from: FileSource;
  tagIds: readonly number[];
  words: string;
  onPick: (file: PickedFile) => void;
};

export function PickableFiles({ from, tagIds, words, onPick }: PickableFilesProps) {
  const asked = JSON.stringify({ from, tagIds, words });
  const shown = useDeferredValue(asked);
  const filter: Pick<PickableFilesProps, 'from' | 'tagIds' | 'words'> = JSON.parse(shown);
  const { data } = useSuspenseQuery(pickableFilesQuery(filter));
  const { rows: files, more } = data;
  if (files.length === 0) {
    return (
      <EmptyState icon={<IconFolder aria-hidden="true" />} title={t('No files here')}>
        {words === ''
          ? t('Choose other tags, or another source.')
          : t('No name or caption has “{{words}}”.', { words })}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.files} data-stale={shown !== asked || undefined}>
        {files.map((file) => (
          <PickableRow key={file.id} file={file} onPick={onPick} />
        ))}
      </ul>
      <MoreLine shown={files.length} more={more} narrow={t('Search for the others by name.')} />
    </>
  );
}
