import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import styles from './versions.module.css';

/** What is not published yet. */
export function DraftItem({ published }: { published: number }) {
  return (
    <li className={styles.version}>
      <div className={styles.about}>
        <strong>
          {t('Draft')} <Tag tone="amber">{t('Not published')}</Tag>
        </strong>
        <span className={styles.quiet}>{t('Forms are filled in with the version below until it is published.')}</span>
      </div>
      {published > 0 && (
        <Button size="s" render={<Link to="?versions=1&compare=draft" />}>
          {t('Compare')}
        </Button>
      )}
    </li>
  );
}
