import { equipmentFormsQuery } from '@fieldspan/api/queries/equipment';
import { momentText } from '@fieldspan/domain/day-text';
import { personName } from '@fieldspan/domain/person-name';
import { useNow } from '@fieldspan/federation/now';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck } from '@fieldspan/ui/icons';
import { MoreLine } from '@fieldspan/ui/more-line';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Forms that were filled in for machines; the latest first. */
export function EquipmentFormList() {
  const { data } = useSuspenseQuery(equipmentFormsQuery);
  const { rows: forms, more } = data;
  const now = useNow();
  return (
    <Card title={t('Forms')} icon={<IconClipboardCheck aria-hidden="true" />}>
      {forms.length === 0 && (
        <EmptyState title={t('No Forms')}>{t('Inspections of equipment that were filled in show here.')}</EmptyState>
      )}
      <ul>
        {forms.map(({ id, slug, created_at, Equipment, FormChildTemplate, FormTemplate, User }) => (
          <ListItem
            key={id}
            to={`/form/view/${slug}`}
            title={FormChildTemplate?.description ?? FormTemplate?.title ?? t('Form')}
            subtitle={[momentText(created_at, now), User && personName(User), Equipment?.description]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </ul>
      <MoreLine shown={forms.length} more={more} narrow={t('The page of a piece shows its own.')} />
    </Card>
  );
}
