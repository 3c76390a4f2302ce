import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import styles from './inviter.module.css';

/** The inviting company, with its picture. */
export function Inviter({ name, src }: { name: string; src: string | null }) {
  return (
    <div className={styles.inviter}>
      <Avatar name={name} src={src} size="l" />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{t('invites you to work for them.')}</p>
      </div>
    </div>
  );
}
