import { libraryFileQuery } from '@fieldspan/api/queries/library';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Link, useParams } from '@fieldspan/federation/router';
import { resourceUrl } from '@fieldspan/api/resource-url';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowsMaximize, IconDownload, IconInfoCircle } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { fileName } from '../file-name.ts';
import { FileDetails } from './file-details.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './file-screen.module.css';

/** The view that shows the file alone. */
const FULL = 'full';

export function FileScreen() {
  const { slug = '', view_type } = useParams();
  const { data: file } = useSuspenseQuery(libraryFileQuery(slug));
  const name = fileName(file);
  const isFull = view_type === FULL;
  usePageTitle(name);
  return (
    <div className={styles.screen} data-full={isFull || undefined}>
      <PageHeader
        title={name}
        breadcrumb={[{ label: t('Library'), to: '/library/files' }]}
        actions={
          <>
            <Button
              icon={isFull ? <IconInfoCircle aria-hidden="true" /> : <IconArrowsMaximize aria-hidden="true" />}
              render={<Link to={`/library/file/${slug}${isFull ? '' : `/${FULL}`}`} />}
            >
              {isFull ? t('Show details') : t('Show large')}
            </Button>
            <DownloadButton filename={file.LibraryUpload?.filename ?? null} />
          </>
        }
      />
      <div className={styles.columns}>
        <FilePreview upload={file.LibraryUpload} name={name} />
        {!isFull && <FileDetails key={file.id} file={file} />}
      </div>
    </div>
  );
}

function DownloadButton({ filename }: { filename: string | null }) {
  if (filename === null) return null;
  const href = `${resourceUrl('files', filename)}?download=1`;
  return (
    <Button
      variant="primary"
      icon={<IconDownload aria-hidden="true" />}
      render={<a href={href} aria-label={t('Download')} download />}
    >
      {t('Download')}
    </Button>
  );
}
