import { duplicatesQuery } from '@fieldspan/api/queries/library-shares';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Pagination } from '@fieldspan/ui/pagination';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DuplicateCard } from './duplicate-card.tsx';
import styles from './duplicates.module.css';

const PATH = '/library/duplicates';

/** Files with the same content, so that one of each can stay. */
export function DuplicatesScreen() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data } = useSuspenseQuery(duplicatesQuery(page));
  usePageTitle(t('Duplicates'));
  return (
    <>
      <PageHeader
        title={t('Duplicates')}
        count={data.count}
        breadcrumb={[{ label: t('Library'), to: '/library/files' }, { label: t('Duplicates') }]}
      />
      {data.groups.length === 0 ? (
        <EmptyState icon={<IconCopy aria-hidden="true" />} title={t('No file is there twice')}>
          {t('Files are compared by their content, whatever their names are.')}
        </EmptyState>
      ) : (
        <div className={styles.groups}>
          {data.groups.map((group) => (
            <DuplicateCard key={group.sha256} group={group} />
          ))}
        </div>
      )}
      <Pagination
        page={page}
        pages={data.pages}
        count={data.count}
        pageSize={20}
        hrefFor={(to) => (to === 1 ? PATH : `${PATH}?page=${to}`)}
      />
    </>
  );
}
