import { begunWork } from '@fieldspan/api/begun-work';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconPencil } from '@fieldspan/ui/icons';
import styles from './outbox-screen.module.css';

/** Forms that were started on this device and not submitted; they are never sent by themselves. */
export function BegunForms() {
  const begun = begunWork();
  if (begun.length === 0) return null;
  return (
    <Card title={t('Begun, not submitted')}>
      <ul className={styles.items}>
        {begun.map(({ label, address }) => (
          <li key={address} className={styles.item}>
            <IconPencil className={styles.icon} aria-hidden="true" />
            <div className={styles.text}>
              <p className={styles.label}>{label}</p>
              <p className={styles.state}>{t('Kept on this device until you submit it.')}</p>
            </div>
            <div className={styles.actions}>
              <Button size="s" render={<Link to={address} />}>
                {t('Go on')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
