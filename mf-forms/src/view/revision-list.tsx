import type { ShownForm } from '@fieldspan/contract/shown-form';
import { instantText } from '@fieldspan/domain/day-text';
import { Link } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import styles from './revision-list.module.css';

/** Earlier revisions of a form: who stored each, when and why, with links to view them. */
export function RevisionList({ form }: { form: ShownForm }) {
  const { slug, revisions, revision: shown, current_revision: newest } = form;
  if (revisions.length < 2) return null;
  return (
    <Card title={t('Revisions')} icon={<IconClock aria-hidden="true" size={18} />}>
      <ol className={styles.list}>
        {revisions.map(({ revision, created_at: at, reason, author }) => (
          <li key={revision} className={styles.revision}>
            {revision === shown ? (
              <strong>{t('Revision {{number}}, shown here', { number: revision })}</strong>
            ) : (
              <Link to={revision === newest ? `/form/view/${slug}` : `/form/view/${slug}?revision=${revision}`}>
                {t('Revision {{number}}', { number: revision })}
              </Link>
            )}
            <span className={styles.about}>{[author, instantText(at)].filter(Boolean).join(' · ')}</span>
            {reason !== null && <span>{reason}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
