import type { Punches } from '@fieldspan/api/queries/time-review';
import { punchesQuery } from '@fieldspan/api/queries/time-review';
import { distanceText } from '@fieldspan/domain/distance-text';
import { companyQuery } from '@fieldspan/api/queries/company';
import { isAmerican } from '@fieldspan/domain/is-american';
import { clockText } from '@fieldspan/domain/weekday-text';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { t } from '@fieldspan/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { PunchMap, kindText } from './punch-map.tsx';
import styles from './log-panel.module.css';

/** The presses of a log, on a map and in words. */
export function PunchList({ logId }: { logId: number }) {
  const { data } = useQuery({ ...punchesQuery(logId), throwOnError: false });
  const { profile } = useCurrentUser();
  const { data: company } = useQuery({ ...companyQuery(profile.tenant_id), meta: { quiet: true } });
  if (!data) return null;
  if (data.punches.length === 0) return <p className={styles.quiet}>{t('Typed, not clocked.')}</p>;
  const american = isAmerican(company?.country);
  return (
    <>
      <PunchMap punches={data} american={american} />
      <ul className={styles.punches}>
        {data.punches.map((punch) => (
          <li key={`${punch.kind} ${punch.at}`}>
            <b>{clockText(punch.at)}</b> {kindText(punch.kind)}
            {' · '}
            {awayText(punch, american)}
          </li>
        ))}
      </ul>
    </>
  );
}

function awayText({ distance_m, lat }: Punches['punches'][number], american: boolean): string {
  if (distance_m !== null) return t('{{distance}} from the site', { distance: distanceText(distance_m, american) });
  return lat === null ? t('no position') : t('the site has no position');
}
