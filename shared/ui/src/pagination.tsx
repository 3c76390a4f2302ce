import type { ReactNode } from 'react';
import { t } from './i18n.ts';
import { IconChevronLeft, IconChevronRight } from './icons.ts';
import { AppLink } from './link.tsx';
import styles from './pagination.module.css';

type PaginationProps = {
  /** First page is 1. */
  page: number;
  pages: number;
  /** Total number of rows on all pages. */
  count?: number | undefined;
  pageSize?: number;
  hrefFor: (page: number) => string;
};

export function Pagination({ page, pages, count, pageSize = 50, hrefFor }: PaginationProps) {
  const first = (page - 1) * pageSize + 1;
  const range =
    count === undefined
      ? t('Page {{page}} of {{pages}}', { page, pages })
      : t('{{first}}–{{last}} of {{count}}', { first, last: Math.min(page * pageSize, count), count });
  if (count === 0) return null;
  return (
    <nav className={styles.pagination} aria-label={t('Pages')}>
      <span className={styles.range}>{range}</span>
      {pages > 1 && (
        <>
          <Step to={page > 1 ? hrefFor(page - 1) : null} label={t('Previous page')} icon={<IconChevronLeft />} />
          <Step to={page < pages ? hrefFor(page + 1) : null} label={t('Next page')} icon={<IconChevronRight />} />
        </>
      )}
    </nav>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: ReactNode }) {
  if (to === null) {
    return (
      <span className={styles.step} data-off="" aria-hidden="true">
        {icon}
      </span>
    );
  }
  return (
    <AppLink to={to} className={styles.step} aria-label={label} title={label}>
      {icon}
    </AppLink>
  );
}
