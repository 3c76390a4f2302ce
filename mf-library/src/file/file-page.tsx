import { useViewer } from '@fieldspan/api/profile';
import type { LibraryFileRecord as LibraryFile } from '@fieldspan/api/queries/library';
import { foldersQuery } from '@fieldspan/api/queries/library-folders';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { RecordHistory } from '@fieldspan/federation/record-history';
import { Link } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowsMaximize, IconDownload, IconInfoCircle } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { fileName } from '../file-name.ts';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { useSuspenseQuery } from '@tanstack/react-query';
import { folderTo } from '../folders/folder-path.ts';
import { pathTo } from '../folders/folder-tree.ts';
import { useOwnId } from '../use-own-id.ts';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { VersionsCard } from './versions/versions-card.tsx';
import { FileDetails } from './file-details.tsx';
import { ShareButton } from './share-button.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './file-page.module.css';

type FilePageProps = {
  file: LibraryFile;
  /** Only the file, without its details. */
  isFull: boolean;
  /** Address of the other view. */
  otherView: string;
};

export function FilePage({ file, isFull, otherView }: FilePageProps) {
  const name = fileName(file);
  const toOther = isFull
    ? { label: t('Show details'), icon: <IconInfoCircle aria-hidden="true" /> }
    : { label: t('Show large'), icon: <IconArrowsMaximize aria-hidden="true" /> };
  usePageTitle(name);
  const { data: folders } = useSuspenseQuery(foldersQuery());
  const isWriter = mayWrite('LibraryFile')(useViewer());
  const mayChange = useOwnId() === file.created_by || isWriter;
  const path = pathTo(folders, file.folder_id).map((folder) => ({ label: folder.name, to: folderTo(folder.slug) }));
  return (
    <div className={styles.screen} data-full={isFull || undefined}>
      <PageHeader
        title={name}
        breadcrumb={[{ label: t('Library'), to: '/library/files' }, ...path, { label: name }]}
        actions={
          <>
            <Button icon={toOther.icon} render={<Link to={otherView} />}>
              {toOther.label}
            </Button>
            {mayChange && <ShareButton file={file} />}
            <RecordHistory model="LibraryFile" id={file.id} title={name} />
            <DownloadButton filename={file.LibraryUpload?.filename ?? null} />
          </>
        }
      />
      <div className={styles.columns}>
        <FilePreview file={file} />
        {!isFull && (
          <div className={styles.aside}>
            <FileDetails key={file.id} file={file} />
            <Wait fallback={<SkeletonRows count={2} />}>
              <VersionsCard file={file} mayChange={mayChange} />
            </Wait>
            <RecordComments model="LibraryFile" slug={file.slug} />
          </div>
        )}
      </div>
    </div>
  );
}

function DownloadButton({ filename }: { filename: string | null }) {
  if (filename === null) return null;
  const link = <a href={`${resourceUrl('files', filename)}?download=1`} aria-label={t('Download')} download />;
  return (
    <Button variant="primary" icon={<IconDownload aria-hidden="true" />} render={link}>
      {t('Download')}
    </Button>
  );
}
