import { currentSession } from '@fieldspan/api/session';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconArrowBackUp, IconArrowUpRight } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import styles from './public-screen.module.css';

/** Who scans a label and is signed in takes the piece or brings it back from here. */
export function HandOverLinks({ slug }: { slug: string }) {
  if (currentSession() === null) return null;
  const code = encodeURIComponent(slug);
  return (
    <div className={styles.handOver}>
      <Button
        size="l"
        variant="primary"
        render={<AppLink to={`/equipment/check-out?code=${code}`} />}
        icon={<IconArrowUpRight aria-hidden="true" />}
      >
        {t('Check out')}
      </Button>
      <Button
        size="l"
        render={<AppLink to={`/equipment/check-in?code=${code}`} />}
        icon={<IconArrowBackUp aria-hidden="true" />}
      >
        {t('Check in')}
      </Button>
    </div>
  );
}
