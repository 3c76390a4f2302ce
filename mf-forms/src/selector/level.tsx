import { usePageTitle } from '@fieldspan/federation/page-title';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SearchField } from '@fieldspan/ui/search-field';
import { Tag } from '@fieldspan/ui/tag';
import type { ReactNode } from 'react';
import styles from './level.module.css';
import type { Archived } from './use-archived.ts';

type LevelProps = {
  title: string;
  subtitle?: string;
  count: number;
  /** The levels above; the breadcrumb ends with this one. None for the first level. */
  above?: readonly { label: string; to: string }[];
  /** Its name in the breadcrumb, if that differs from the title. */
  crumb: string;
  /** The job that forms are chosen for. */
  placeLabel: string | null;
  search: { label: string; typed: string; onType: (typed: string) => void };
  archived: Archived;
  children: ReactNode;
};

/** One level of the selector: breadcrumb, search and list. */
export function Level({ title, subtitle, count, above, crumb, placeLabel, search, archived, children }: LevelProps) {
  usePageTitle(title);
  return (
    <div className={styles.level}>
      <PageHeader
        title={title}
        count={count}
        subtitle={subtitle}
        {...(above && { breadcrumb: [...above, { label: crumb }] })}
        status={placeLabel && <Tag tone="blue">{t('For {{place}}', { place: placeLabel })}</Tag>}
      />
      <div className={styles.toolbar}>
        <SearchField
          label={search.label}
          value={search.typed}
          onChange={search.onType}
          className={styles.search ?? ''}
        />
        {archived.mayWrite && (
          <Checkbox label={t('Include archived')} checked={archived.isShown} onChange={archived.show} />
        )}
      </div>
      <Card>{children}</Card>
    </div>
  );
}
