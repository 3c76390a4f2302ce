import { fileTagsQuery } from '@fieldspan/api/queries/library';
import { foldersQuery } from '@fieldspan/api/queries/library-folders';
import { t } from '@fieldspan/ui/i18n';
import { useParams } from '@fieldspan/federation/router';
import { NotFound } from '@fieldspan/records/page/not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FolderFiles } from './files/folder-files.tsx';

/** The library: its top, a folder of it, or the files with a tag. */
export function FilesScreen() {
  const { tag: tagSlug, folder: folderSlug } = useParams();
  const { data: tags } = useSuspenseQuery(fileTagsQuery());
  const { data: folders } = useSuspenseQuery(foldersQuery());
  const tag = tags.find(({ slug }) => slug === tagSlug) ?? null;
  const folder = folders.find(({ slug }) => slug === folderSlug) ?? null;
  const back = { label: t('Library'), to: '/library/files' };
  if (tagSlug !== undefined && tag === null)
    return <NotFound title={t('Library')} reason={t('There is no such tag')} back={back} />;
  if (folderSlug !== undefined && folder === null)
    return (
      <NotFound title={t('Library')} reason={t('There is no such folder, or it is not open to you')} back={back} />
    );
  return <FolderFiles key={`${folderSlug} ${tagSlug}`} tags={tags} tag={tag} folders={folders} folder={folder} />;
}
