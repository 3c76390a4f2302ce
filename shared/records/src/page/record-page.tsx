import type { ModelName } from '@fieldspan/contract/models';
import { foundQuery } from '@fieldspan/api/queries/found';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { RecordActions } from '@fieldspan/federation/record-actions';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { TabLinks } from '@fieldspan/ui/tab-links';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DETAILS, NEW } from '../entry.ts';
import type { EngineRecord, PageEntry } from '../entry.ts';
import { EntryHistory } from './entry-history.tsx';
import { NewRecord } from './new-record.tsx';
import { NoSuchTab, NotFound } from './not-found.tsx';
import { useOnlooker } from '../onlooker.ts';
import { PartBoundary } from './part-boundary.tsx';
import { type PageTab, usePageTabs } from './use-page-tabs.ts';
import { RecordDetails } from './record-details.tsx';
import styles from './record-page.module.css';
import type { Blank } from '@fieldspan/contract/save';

type RecordPageProps<N extends ModelName, D extends EngineRecord> = {
  entry: PageEntry<N, D>;
  idOrSlug: string;
  tab: string;
  /** What a new record starts with beside the entry's blank, such as the company it belongs to. */
  given?: Blank<N>;
};

/** One record with its tabs, or the form for a new one. */
export function RecordPage<N extends ModelName, D extends EngineRecord>({
  entry,
  idOrSlug,
  tab,
  given,
}: RecordPageProps<N, D>) {
  if (idOrSlug === NEW) return <NewRecord entry={entry} given={given ?? {}} />;
  return <ExistingRecord key={idOrSlug} entry={entry} idOrSlug={idOrSlug} tab={tab} />;
}

function ExistingRecord<N extends ModelName, D extends EngineRecord>({ entry, idOrSlug, tab }: RecordPageProps<N, D>) {
  const { data: found } = useSuspenseQuery(foundQuery(entry.recordQuery(idOrSlug)));
  if ('record' in found) return <FoundRecord entry={entry} idOrSlug={idOrSlug} tab={tab} record={found.record} />;
  const { title, to } = entry.list;
  return <NotFound title={t(entry.record)} reason={found.reason} back={{ label: t(title), to }} />;
}

type FoundRecordProps<N extends ModelName, D extends EngineRecord> = Omit<RecordPageProps<N, D>, 'given'> & {
  record: D;
};

function FoundRecord<N extends ModelName, D extends EngineRecord>({
  entry,
  idOrSlug,
  tab,
  record,
}: FoundRecordProps<N, D>) {
  const { viewer, profile } = useOnlooker();
  const tabs = usePageTabs(entry, { viewer, profile, record });
  const { titleOf, subtitleOf, Status, list } = entry;
  usePageTitle(titleOf(record));
  return (
    <>
      <PageHeader
        title={titleOf(record)}
        subtitle={subtitleOf?.(record)}
        status={Status && <Status record={record} />}
        actions={
          <>
            <RecordActions record={{ model: entry.model, id: record.id, slug: record.slug, title: titleOf(record) }} />
            <EntryHistory entry={entry} record={record} />
          </>
        }
        breadcrumb={[{ label: t(list.title), to: list.to }, { label: titleOf(record) }]}
      />
      {tabs.length > 1 && (
        <TabLinks
          className={styles.tabs ?? ''}
          label={t('{{record}} sections', { record: t(entry.record) })}
          tabs={tabs.map(({ key, label }) => ({
            to: entry.tabTo(idOrSlug, key),
            label: t(label),
            current: key === tab,
          }))}
        />
      )}
      <div className={styles.panel}>
        <PartBoundary>
          <TabPanel entry={entry} tab={tabs.find(({ key }) => key === tab)} record={record} idOrSlug={idOrSlug} />
        </PartBoundary>
      </div>
    </>
  );
}

type TabPanelProps<N extends ModelName, D extends EngineRecord> = {
  entry: PageEntry<N, D>;
  tab: PageTab<D> | undefined;
  record: D;
  idOrSlug: string;
};

function TabPanel<N extends ModelName, D extends EngineRecord>({ entry, tab, record, idOrSlug }: TabPanelProps<N, D>) {
  if (!tab) {
    return <NoSuchTab back={{ label: entry.titleOf(record), to: entry.tabTo(idOrSlug, entry.tabs[0].key) }} />;
  }
  if (tab.key === DETAILS) {
    const { Above } = entry;
    return (
      <div className={styles.details}>
        {Above && <Above record={record} />}
        <RecordDetails entry={entry} record={record} />
      </div>
    );
  }
  if (tab.fill && entry.tabPlace) return <entry.tabPlace.Panel fill={tab.fill} record={record} />;
  return tab.own?.Panel && <tab.own.Panel record={record} />;
}
