import { relatedTasksQuery } from '@fieldspan/api/queries/tasks';
import { dayText } from '@fieldspan/domain/day-text';
import { useToday } from '@fieldspan/federation/now';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t } from '@fieldspan/ui/i18n';
import { IconAlertTriangle } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Problems that were reported and are still open, such as from the label; those of forms are with their form. */
export function ProblemsCard({ pieceId }: { pieceId: number }) {
  const {
    data: { rows },
  } = useSuspenseQuery(relatedTasksQuery({ equipment_id: pieceId }));
  const today = useToday();
  const open = rows.filter(({ state, form_id: formId }) => state === 'open' && formId === null);
  if (open.length === 0) return null;
  return (
    <RelatedCard
      more={0}
      title={t('Reported problems')}
      icon={<IconAlertTriangle aria-hidden="true" />}
      empty=""
      hint=""
    >
      {open.map(({ id, slug, title, details, created_at: at }) => (
        <ListItem
          key={id}
          to={`/forms/actions/${slug}`}
          title={title}
          subtitle={[dayText(at.slice(0, 10), today), details === title ? null : details].filter(Boolean).join(' · ')}
        />
      ))}
    </RelatedCard>
  );
}
