import { usePageTitle } from '@fieldspan/federation/page-title';
import { Card } from '@fieldspan/ui/card';
import { Checkbox } from '@fieldspan/ui/checkbox';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SearchField } from '@fieldspan/ui/search-field';
import { Tag } from '@fieldspan/ui/tag';
import { use } from 'react';
import type { ReactNode } from 'react';
import type { SelectorPlace } from '../form-place.ts';
import { AboutTags } from '../about-tags.tsx';
import { PlacePicker } from '../place-picker.tsx';
import { FormsNav } from '../forms-nav.tsx';
import { ChoosingContext } from './choosing.ts';
import styles from './level.module.css';
import { QueueBar } from './queue-bar.tsx';
import type { Archived } from './use-archived.ts';

type LevelProps = {
  title: string;
  subtitle?: string;
  count: number;
  /** The levels above; the breadcrumb ends with this one. None for the first level. */
  above?: readonly { label: string; to: string }[];
  /** Its name in the breadcrumb, if that differs from the title. */
  crumb: string;
  /** What forms are chosen for. */
  place: SelectorPlace;
  search: { label: string; typed: string; onType: (typed: string) => void };
  archived: Archived;
  /** For people who manage forms. */
  actions: ReactNode;
  /** Stands above the list. */
  notice?: ReactNode;
  children: ReactNode;
};

/** One level of the selector: breadcrumb, search and list. */
export function Level({ title, subtitle, count, above, crumb, place, search, archived, ...rest }: LevelProps) {
  const { actions, notice, children } = rest;
  usePageTitle(title);
  return (
    <div className={styles.level}>
      <PageHeader
        title={title}
        count={count}
        subtitle={subtitle}
        {...(above && { breadcrumb: [...above, { label: crumb }] })}
        actions={archived.mayWrite && actions}
        status={
          <>
            {place.isWorksheet && <Tag>{t('Worksheets')}</Tag>}
            <AboutTags about={place.about} />
          </>
        }
      />
      {!use(ChoosingContext) && <FormsNav current="templates" />}
      <Narrowing place={place} search={search} archived={archived} isEmpty={count === 0 && search.typed === ''} />
      {notice !== undefined && <div className={styles.notice}>{notice}</div>}
      <QueueBar place={place} />
      <Card>{children}</Card>
    </div>
  );
}

type NarrowingProps = Pick<LevelProps, 'place' | 'search' | 'archived'> & { isEmpty: boolean };

/** For whom and which forms are listed; where there is nothing, nothing is searched. */
function Narrowing({ place, search, archived, isEmpty }: NarrowingProps) {
  return (
    <>
      {!isEmpty && (
        <PlacePicker
          className={styles.place}
          value={place.place}
          label={place.label}
          isUnreadable={place.isUnreadable}
          onChange={place.change}
        />
      )}
      <div className={styles.toolbar}>
        {!isEmpty && (
          <SearchField
            label={search.label}
            value={search.typed}
            onChange={search.onType}
            className={styles.search ?? ''}
          />
        )}
        {archived.mayWrite && (
          <Checkbox label={t('Include archived')} checked={archived.isShown} onChange={archived.show} />
        )}
      </div>
    </>
  );
}
