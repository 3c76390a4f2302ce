import { crewQuery } from '@fieldspan/api/queries/messaging';
import type { Parent } from '@fieldspan/api/queries/records';
import { equipmentOfCrewQuery } from '@fieldspan/api/queries/related';
import type { Places } from '@fieldspan/contract/places';
import { personName } from '@fieldspan/domain/person-name';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';

export const ProjectEquipment = ({ project }: Places['project.tab']) => <CrewEquipment of={{ job_id: project.id }} />;

export const ServiceEquipment = ({ service }: Places['service.tab']) => (
  <CrewEquipment of={{ service_id: service.id }} />
);

/** The equipment of the people on a job: a piece is assigned to a person, so it is where that person works. */
function CrewEquipment({ of }: { of: Parent }) {
  const { data: crew } = useSuspenseQuery(crewQuery(of));
  const { data: pieces } = useSuspenseQuery(equipmentOfCrewQuery(crew));
  return (
    <RelatedCard
      more={0}
      title={t('Equipment')}
      icon={<IconBackhoe aria-hidden="true" />}
      empty={t('No Equipment')}
      hint={t('Machines and tools that people of this job hold show here.')}
    >
      {pieces.map(({ id, slug, description, serial_num, EquipmentType, Holder }) => (
        <ListItem
          key={id}
          to={`/equipment/edit/${slug}`}
          title={description}
          subtitle={[EquipmentType?.name, serial_num, Holder && personName(Holder)].filter(Boolean).join(' · ')}
        />
      ))}
    </RelatedCard>
  );
}
