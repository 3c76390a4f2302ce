import { LIBRARY_PAGE_SIZE, libraryFilesQuery } from '@fieldspan/api/queries/library';
import { useLocation, useSearchParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconFolder, IconSearch, IconUpload } from '@fieldspan/ui/icons';
import { Pagination } from '@fieldspan/ui/pagination';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useShowFile } from '../use-show-file.ts';
import { FileCard } from './file-card.tsx';
import styles from './file-grid.module.css';
import { pageHref, readPage } from './page-address.ts';

type FileGridProps = { tagId: number | null; onUpload: () => void };

export function FileGrid({ tagId, onUpload }: FileGridProps) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = JSON.stringify({ tagId, text: params.get('q') ?? '', page: readPage(params) });
  const shown = useDeferredValue(asked);
  const filter: Parameters<typeof libraryFilesQuery>[0] = JSON.parse(shown);
  const { data } = useSuspenseQuery(libraryFilesQuery(filter));
  const showerOf = useShowFile(data.rows);
  if (data.rows.length === 0) return <NoFiles text={filter.text} onUpload={onUpload} />;
  return (
    <div className={styles.grid} data-stale={shown !== asked || undefined}>
      <ul className={styles.files}>
        {data.rows.map((file) => (
          <FileCard key={file.id} file={file} onShow={showerOf(file)} />
        ))}
      </ul>
      <Pagination
        page={filter.page}
        pages={data.meta?.num_pages ?? 1}
        count={data.meta?.count}
        pageSize={LIBRARY_PAGE_SIZE}
        hrefFor={(page) => pageHref(pathname, params, page)}
      />
    </div>
  );
}

function NoFiles({ text, onUpload }: { text: string; onUpload: () => void }) {
  if (text !== '') {
    return (
      <EmptyState icon={<IconSearch aria-hidden="true" />} title={t('No file is called “{{text}}”', { text })}>
        {t('Captions and file names are searched. Try fewer words, or another tag.')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconFolder aria-hidden="true" />}
      title={t('No files here yet')}
      action={
        <Button variant="primary" icon={<IconUpload aria-hidden="true" />} onClick={onUpload}>
          {t('Upload files')}
        </Button>
      }
    >
      {t('Drawings, manuals and photos that the whole company uses belong here.')}
    </EmptyState>
  );
}
