import type { ModelName } from '@fieldspan/contract/models';
import { foundQuery } from '@fieldspan/api/queries/found';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { RecordActions } from '@fieldspan/federation/record-actions';
import { t, translated } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NEW } from '../entry.ts';
import type { EngineRecord, PageEntry } from '../entry.ts';
import { EntryHistory } from './entry-history.tsx';
import { NewRecord } from './new-record.tsx';
import { NotFound } from './not-found.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { wayTo } from './way-to.ts';
import styles from './record-page.module.css';
import type { Blank } from '@fieldspan/contract/save';

type RecordPageProps<N extends ModelName, D extends EngineRecord> = {
  entry: PageEntry<N, D>;
  idOrSlug: string;
  tab: string;
  /** Initial values of a new record besides the entry's, such as its company. */
  given?: Blank<N>;
  /** Whether the record is at this address; by default it is. */
  isHere?: (record: D) => boolean;
};

const isAnywhere = (): boolean => true;

/** One record with its tabs, or the form for a new one. */
export function RecordPage<N extends ModelName, D extends EngineRecord>({
  entry,
  idOrSlug,
  tab,
  given,
  isHere = isAnywhere,
}: RecordPageProps<N, D>) {
  if (idOrSlug === NEW) return <NewRecord entry={entry} given={given ?? {}} />;
  return <ExistingRecord key={idOrSlug} entry={entry} idOrSlug={idOrSlug} tab={tab} isHere={isHere} />;
}

function ExistingRecord<N extends ModelName, D extends EngineRecord>({
  entry,
  idOrSlug,
  tab,
  isHere,
}: Required<Omit<RecordPageProps<N, D>, 'given'>>) {
  const { data: found } = useSuspenseQuery(foundQuery(entry.recordQuery(idOrSlug)));
  if ('record' in found && isHere(found.record))
    return <FoundRecord entry={entry} idOrSlug={idOrSlug} tab={tab} record={found.record} />;
  const { title, to } = entry.list;
  const record = translated(entry.record);
  const reason = 'reason' in found ? found.reason : t('{{record}} not found.', { record });
  return <NotFound title={record} reason={reason} back={{ label: translated(title), to }} />;
}

type FoundRecordProps<N extends ModelName, D extends EngineRecord> = Omit<RecordPageProps<N, D>, 'given' | 'isHere'> & {
  record: D;
};

function FoundRecord<N extends ModelName, D extends EngineRecord>({
  entry,
  idOrSlug,
  tab,
  record,
}: FoundRecordProps<N, D>) {
  const { titleOf, subtitleOf, Status, Actions, Above, Below } = entry;
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
            {Actions && <Actions record={record} />}
            <EntryHistory entry={entry} record={record} />
          </>
        }
        breadcrumb={[...wayTo(entry, record), { label: titleOf(record) }]}
      />
      <RecordTabs
        page={entry}
        record={record}
        idOrSlug={idOrSlug}
        tab={tab}
        details={
          <div className={styles.details}>
            {Above && <Above record={record} />}
            <RecordDetails entry={entry} record={record} />
            {Below && <Below record={record} />}
          </div>
        }
      />
    </>
  );
}
