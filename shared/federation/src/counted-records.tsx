import type { Counted } from '@fieldspan/contract/in-use';
import { dataText } from '@fieldspan/domain/message';
import { t, translated } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import styles from './counted-records.module.css';

type CountedRecordsProps = { some: readonly Counted[]; onFollow: () => void };

/** Records by kind with their number; the first few are links to their pages. */
export function CountedRecords({ some, onFollow }: CountedRecordsProps) {
  return (
    <dl className={styles.kinds}>
      {some.map(({ kind, count, records }) => (
        <div key={kind}>
          <dt className={styles.kind}>
            {translated(dataText(kind))} <span className={styles.count}>{count}</span>
          </dt>
          {records.map(({ id, title, path }) => (
            <dd key={id}>
              {path === null ? (
                title
              ) : (
                <AppLink className={styles.link} to={path} onClick={onFollow}>
                  {title}
                </AppLink>
              )}
            </dd>
          ))}
          <More count={count - records.length} />
        </div>
      ))}
    </dl>
  );
}

function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return <dd className={styles.more}>{count === 1 ? t('and 1 more') : t('and {{count}} more', { count })}</dd>;
}
