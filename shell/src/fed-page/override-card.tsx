import type { PageSet } from '@fieldspan/contract/release';
import { momentText } from '@fieldspan/domain/day-text';
import { useNow } from '@fieldspan/federation/now';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import styles from './fed-screen.module.css';

type OverrideCardProps = { override: NonNullable<PageSet['overrides']>[number] };

/** Shows a remote that comes from a developer's machine. The form that stops it is the edge's. */
export function OverrideCard({ override: { remote, origin, until, who } }: OverrideCardProps) {
  const now = useNow();
  return (
    <Card title={t('Override: {{remote}}', { remote })}>
      <dl className={styles.facts}>
        <dt>{t('From')}</dt>
        <dd className={styles.id}>{origin}</dd>
        <dt>{t('Until')}</dt>
        <dd>{momentText(until, now)}</dd>
        <dt>{t('Signed for')}</dt>
        <dd>{who}</dd>
      </dl>
      <form method="post" action="/__fed/stop" className={styles.stop}>
        <input type="hidden" name="remote" value={remote} />
        <input type="hidden" name="to" value="/__fed" />
        <Button type="submit">{t('Stop the override')}</Button>
      </form>
    </Card>
  );
}
