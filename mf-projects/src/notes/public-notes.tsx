import { publicNotesQuery } from '@fieldspan/api/queries/job-notes';
import { instantText } from '@fieldspan/domain/day-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPrinter, IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from './public-notes.module.css';

/** What everybody with the link may read of a project: its public notes, or one of them, ready to print. */
export function PublicNotes() {
  const { slug = '', note_slug: note } = useParams();
  const { data: shown } = useSuspenseQuery(publicNotesQuery(slug, note));
  usePageTitle(shown?.job_name ?? t('Notes'));
  if (!shown) {
    return (
      <>
        <PageHeader title={t('Notes')} />
        <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('Notes not found')}>
          {t('The link may be old, or switched off. Ask whoever gave it to you.')}
        </EmptyState>
      </>
    );
  }
  return (
    <article className={styles.page}>
      <PageHeader title={shown.job_name} subtitle={shown.company_name} />
      <Button className={styles.print} icon={<IconPrinter aria-hidden="true" />} onClick={() => window.print()}>
        {t('Print')}
      </Button>
      {shown.notes.length === 0 && (
        <EmptyState title={t('No notes')}>{t('Notes that are public show here.')}</EmptyState>
      )}
      {shown.notes.map(({ slug: noteSlug, title, body, created_at }) => (
        <Card key={noteSlug} title={title}>
          <p className={styles.body}>{body}</p>
          <p className={styles.said}>{instantText(created_at)}</p>
          {note === undefined && (
            <AppLink className={styles.print} to={`/project/${slug}/note/view/${noteSlug}/`}>
              {t('Only this note')}
            </AppLink>
          )}
        </Card>
      ))}
    </article>
  );
}
