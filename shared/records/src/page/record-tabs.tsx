import type { ModelName } from '@fieldspan/contract/models';
import { t, translated } from '@fieldspan/ui/i18n';
import { TabLinks } from '@fieldspan/ui/tab-links';
import type { ReactNode } from 'react';
import type { EngineRecord, PageEntry } from '../entry.ts';
import { useCurrentUser } from '../current-user.ts';
import { NoSuchTab } from './not-found.tsx';
import { PartBoundary } from './part-boundary.tsx';
import styles from './record-tabs.module.css';
import { type PageTab, usePageTabs } from './use-page-tabs.ts';

type TabbedPage<D extends EngineRecord> = Pick<
  PageEntry<ModelName, D>,
  'record' | 'titleOf' | 'tabs' | 'tabPlace' | 'tabTo'
>;

type RecordTabsProps<D extends EngineRecord> = {
  page: TabbedPage<D>;
  record: D;
  /** As in the address. */
  idOrSlug: string;
  tab: string;
  /** The own tab without a panel. */
  details: ReactNode;
};

/** The tabs of a record's page, including those of other remotes, and the content of the current one. */
export function RecordTabs<D extends EngineRecord>({ page, record, idOrSlug, tab, details }: RecordTabsProps<D>) {
  const { viewer, profile } = useCurrentUser();
  const tabs = usePageTabs(page, { viewer, profile, record });
  return (
    <>
      {tabs.length > 1 && (
        <TabLinks
          className={styles.tabs ?? ''}
          label={t('Sections')}
          tabs={tabs.map(({ key, label }) => ({
            to: page.tabTo(idOrSlug, key),
            label: translated(label),
            current: key === tab,
          }))}
        />
      )}
      <div className={styles.panel}>
        <PartBoundary>
          <TabPanel
            page={page}
            tab={tabs.find(({ key }) => key === tab)}
            record={record}
            idOrSlug={idOrSlug}
            details={details}
          />
        </PartBoundary>
      </div>
    </>
  );
}

type TabPanelProps<D extends EngineRecord> = Omit<RecordTabsProps<D>, 'tab'> & { tab: PageTab<D> | undefined };

function TabPanel<D extends EngineRecord>({ page, tab, record, idOrSlug, details }: TabPanelProps<D>) {
  if (!tab) {
    return <NoSuchTab back={{ label: page.titleOf(record), to: page.tabTo(idOrSlug, page.tabs[0].key) }} />;
  }
  if (tab.fill && page.tabPlace) return <page.tabPlace.Panel fill={tab.fill} record={record} />;
  return tab.own?.Panel ? <tab.own.Panel record={record} /> : details;
}
