import { equipmentHeldQuery } from '@fieldspan/api/queries/related';
import type { Places } from '@fieldspan/contract/places';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedCard } from '@fieldspan/records/page/related-card';

/** The company's equipment that a person has. */
export function EquipmentHeld({ person }: Places['employee.tab']) {
  const {
    data: { rows: pieces, more },
  } = useSuspenseQuery(equipmentHeldQuery(person.id));
  return (
    <RelatedCard
      more={more}
      title={t('Equipment')}
      icon={<IconBackhoe aria-hidden="true" />}
      empty={t('No Equipment')}
      hint={t('Machines and tools that this person holds show here.')}
    >
      {pieces.map(({ id, slug, description, serial_num, EquipmentType }) => (
        <ListItem
          key={id}
          to={`/equipment/edit/${slug}`}
          title={description}
          subtitle={[EquipmentType?.name, serial_num].filter(Boolean).join(' · ')}
        />
      ))}
    </RelatedCard>
  );
}
