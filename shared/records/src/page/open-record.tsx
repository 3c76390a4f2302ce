import type { ModelName } from '@fieldspan/contract/models';
import { foundQuery } from '@fieldspan/api/queries/found';
import { useLocation, useNavigate } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { Dialog } from '@fieldspan/ui/dialog';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { NEW } from '../entry.ts';
import type { EngineRecord, OpenEntry } from '../entry.ts';
import { EntryHistory } from './entry-history.tsx';
import { NewInDialog } from './new-in-dialog.tsx';
import styles from './open-record.module.css';
import { RecordDetails } from './record-details.tsx';

type OpenRecordProps<N extends ModelName, D extends EngineRecord> = {
  entry: OpenEntry<N, D>;
  /** Slug or id of the open record, or `new`; null for none. */
  slug: string | null;
  /** The list's own path, to which closing returns. */
  path: string;
};

/** A record over its list. The address tells that it is open; Back and closing return to the same rows. */
export function OpenRecord<N extends ModelName, D extends EngineRecord>({ entry, slug, path }: OpenRecordProps<N, D>) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const close = () => void navigate(listAddress(path, search), { replace: true });
  return (
    <Dialog
      open={slug !== null}
      onClose={close}
      size="l"
      title={slug === NEW ? translated(entry.newTitle) : translated(entry.record)}
      {...(slug !== null && slug !== NEW && { description: <OpenTitle entry={entry} slug={slug} /> })}
    >
      <div className={styles.record} data-below={(slug !== NEW && entry.Below !== undefined) || undefined}>
        <Wait fallback={<SkeletonRows count={5} />}>
          {slug === NEW && <NewInDialog entry={entry} onSaved={close} />}
          {slug !== null && slug !== NEW && <Opened key={slug} entry={entry} slug={slug} />}
        </Wait>
      </div>
    </Dialog>
  );
}

type OpenedProps<N extends ModelName, D extends EngineRecord> = { entry: OpenEntry<N, D>; slug: string };

function OpenTitle<N extends ModelName, D extends EngineRecord>({ entry, slug }: OpenedProps<N, D>) {
  const { data: found } = useQuery({ ...foundQuery(entry.recordQuery(slug)), throwOnError: false });
  if (!found || !('record' in found)) return null;
  const { titleOf, Status } = entry;
  return (
    <span className={styles.title}>
      {titleOf(found.record)} {Status && <Status record={found.record} />}
    </span>
  );
}

function Opened<N extends ModelName, D extends EngineRecord>({ entry, slug }: OpenedProps<N, D>) {
  const { data: found } = useSuspenseQuery(foundQuery(entry.recordQuery(slug)));
  if (!('record' in found)) {
    return (
      <EmptyState icon={<IconLock aria-hidden="true" />} title={found.reason}>
        {t('The link may be old, or you need a permission that an administrator of your company can give.')}
      </EmptyState>
    );
  }
  const { Above, Below } = entry;
  return (
    <>
      {Above && <Above record={found.record} />}
      <RecordDetails entry={entry} record={found.record} />
      {Below && (
        <div className={styles.below}>
          <Below record={found.record} />
        </div>
      )}
      <EntryHistory entry={entry} record={found.record} />
    </>
  );
}

/** The list's state, without the record. */
function listAddress(path: string, search: string): string {
  const params = new URLSearchParams(search);
  params.delete('open');
  params.delete('history');
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
