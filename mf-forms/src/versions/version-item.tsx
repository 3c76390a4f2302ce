import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import type { formVersionsQuery } from '@fieldspan/api/queries/form-versions';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { instantText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { plural, t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { useRestore } from './use-restore.ts';
import styles from './versions.module.css';

type VersionItemProps = { version: QueryAnswer<typeof formVersionsQuery>[number]; child: ChildTemplate };

export function VersionItem({ version, child }: VersionItemProps) {
  const { number, note, created_at: at, form_count: count, User: author } = version;
  const restore = useRestore(child);
  const isNow = number === child.published_version;
  return (
    <li className={styles.version}>
      <div className={styles.about}>
        <strong>
          {t('Version {{number}}', { number })} {isNow && <Tag tone="green">{t('In use now')}</Tag>}
        </strong>
        <span className={styles.quiet}>
          {[author && personName(author), instantText(at)].filter(Boolean).join(' · ')}
        </span>
        {note !== null && <span>{note}</span>}
        <span className={styles.quiet}>
          {plural(count, { one: '{{count}} form filled in with it', other: '{{count}} forms filled in with it' })}
        </span>
      </div>
      <div className={styles.actions}>
        <Button size="s" render={<Link to={`?versions=1&compare=${number}`} />}>
          {t('Compare')}
        </Button>
        {!isNow && (
          <Button size="s" busy={restore.isPending} onClick={() => restore.mutate(number)}>
            {t('Restore')}
          </Button>
        )}
      </div>
    </li>
  );
}
