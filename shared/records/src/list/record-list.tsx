import type { Message } from '@fieldspan/domain/message';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useSearchParams } from '@fieldspan/federation/router';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Wait } from '@fieldspan/federation/wait';
import { Button } from '@fieldspan/ui/button';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconPlus } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import type { SortField } from '@fieldspan/contract/filters';
import type { ModelName } from '@fieldspan/contract/models';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useRef } from 'react';
import type { ReactNode } from 'react';
import { AreaNav } from '../area/area-nav.tsx';
import { areaTrail } from '../area/area-trail.ts';
import type { EngineRow, ListEntry, CurrentUser } from '../entry.ts';
import styles from './record-list.module.css';
import { ImportButton, isImported } from '../import/import-button.tsx';
import { isOverview } from './is-overview.ts';
import { parseListAddress } from './list-address.ts';
import type { AddressRules, ListAddress } from './list-address.ts';
import { useShownJob } from './shown-job.ts';
import { useListKeys } from './list-keys.ts';
import { ListRows } from './list-rows.tsx';
import { listKey } from './list-key.ts';
import { ToDefaultView } from './to-default-view.tsx';
import { NotFound } from '../page/not-found.tsx';
import { PartBoundary } from '../page/part-boundary.tsx';
import { addressRules, requestOf } from './list-question.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { useCurrentUser } from '../current-user.ts';
import { mayCreate, maySeeList } from '../entry-access.ts';

const JobStrip = lazyScreen(async () => (await import('./job-strip.tsx')).JobStrip);

type RecordListProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  chip?: string | undefined;
  /** Creates a record, instead of the entry's own link. */
  action?: ReactNode;
  /** Where there is nothing, instead of all of `action`. */
  emptyAction?: ReactNode;
  /** Shown below the heading, such as a panel that the action opens. */
  children?: ReactNode;
};

/** The list of a model: search, chips, sorting and paging, all kept in the URL. */
export function RecordList<N extends ModelName, R extends EngineRow>({ entry, chip, ...own }: RecordListProps<N, R>) {
  const currentUser = useCurrentUser();
  const [params] = useSearchParams();
  const rules = addressRules(entry, currentUser);
  const address = parseListAddress(params, chip ?? null, rules);
  usePageTitle(translated(entry.title));
  if (!maySeeList(entry, currentUser.viewer)) {
    return <NotFound title={translated(entry.title)} reason={t('You do not have permission to see this')} />;
  }
  if (address === null) {
    const back = { label: translated(entry.title), to: entry.path(entry.chips[0].key) };
    return <NotFound title={translated(entry.title)} reason={t('There is no such list')} back={back} />;
  }
  return <FoundList {...own} entry={entry} address={address} rules={rules} currentUser={currentUser} />;
}

type FoundListProps<N extends ModelName, R extends EngineRow> = Omit<RecordListProps<N, R>, 'chip'> & {
  address: ListAddress<SortField<N>>;
  rules: AddressRules;
  currentUser: CurrentUser;
};

function FoundList<N extends ModelName, R extends EngineRow>({
  entry,
  address,
  rules,
  currentUser,
  action,
  emptyAction,
  children,
}: FoundListProps<N, R>) {
  const shown = useDeferredValue(address, address);
  const request = requestOf(entry, shown, currentUser);
  const overview = isOverview(entry, shown) ? entry.overview : undefined;
  const { data } = useQuery({ ...entry.rowsQuery(request), throwOnError: false, enabled: overview === undefined });
  const section = useRef<HTMLElement>(null);
  useListKeys(section);
  const { id: jobId } = useShownJob();
  const newButton = action ?? newLinkOf(entry, currentUser);
  return (
    <section ref={section} aria-label={translated(entry.title)}>
      <ListHeading
        entry={entry}
        count={overview ? overview.count : data?.meta?.count}
        action={
          <>
            {entry.actions}
            <ImportOf entry={entry} />
            {newButton}
          </>
        }
      />
      {children}
      <ListToolbar entry={entry} address={address} rules={rules} currentUser={currentUser} request={request} />
      {jobId !== null && (
        <Wait>
          <JobStrip id={jobId} />
        </Wait>
      )}
      <ToDefaultView list={listKey(entry)} />
      <Beside aside={entry.aside}>
        <PartBoundary>
          {overview ? (
            overview.shown
          ) : (
            <ListRows
              entry={entry}
              address={address}
              shown={shown}
              rules={rules}
              request={request}
              create={emptyAction ?? newButton}
            />
          )}
        </PartBoundary>
      </Beside>
    </section>
  );
}

function newLinkOf<N extends ModelName, R extends EngineRow>(
  entry: ListEntry<N, R>,
  { viewer }: CurrentUser,
): ReactNode {
  const { create } = entry;
  return create && mayCreate(entry, viewer) && <NewLink create={create} />;
}

const Beside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) =>
  aside === undefined ? (
    children
  ) : (
    <div className={styles.beside}>
      <div className={styles.aside}>{aside}</div>
      {children}
    </div>
  );

type ImportOfProps = { entry: { model: ModelName; imports?: true } };

const ImportOf = ({ entry: { model, imports } }: ImportOfProps) =>
  imports === true && isImported(model) ? <ImportButton model={model} /> : null;

type NewLinkProps = { create: { label: Message; to: string } };

const NewLink = ({ create }: NewLinkProps) => (
  <Button variant="primary" icon={<IconPlus aria-hidden="true" />} render={<AppLink to={create.to} />}>
    {translated(create.label)}
  </Button>
);

type ListHeadingProps<N extends ModelName, R extends EngineRow> = {
  entry: ListEntry<N, R>;
  count: number | undefined;
  action: ReactNode;
};

function ListHeading<N extends ModelName, R extends EngineRow>({ entry, count, action }: ListHeadingProps<N, R>) {
  const { title, area, status, subtitle, trail } = entry;
  return (
    <>
      <PageHeader
        title={translated(title)}
        count={count}
        status={status}
        subtitle={subtitle}
        actions={action}
        breadcrumb={trail ?? (area && areaTrail(area.of, translated(title)))}
      />
      {area && <AreaNav area={area.of} current={area.tab} />}
    </>
  );
}
