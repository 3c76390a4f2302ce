import { piecesAtQuery } from '@fieldspan/api/queries/custody';
import { crewQuery } from '@fieldspan/api/queries/messaging';
import type { Parent } from '@fieldspan/api/queries/records';
import { equipmentOfCrewQuery } from '@fieldspan/api/queries/related';
import type { Places } from '@fieldspan/contract/places';
import { personName } from '@fieldspan/domain/person-name';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { t } from '@fieldspan/ui/i18n';
import { IconBackhoe, IconMapPin } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ProjectUse } from './project-use.tsx';
import { DueBack } from '../piece/due-back.tsx';

export const ProjectEquipment = ({ project }: Places['project.tab']) => (
  <>
    <EquipmentAt jobId={project.id} />
    <ProjectUse jobId={project.id} />
    <CrewEquipment of={{ job_id: project.id }} />
  </>
);

/** What was checked out for the project. */
function EquipmentAt({ jobId }: { jobId: number }) {
  const { data: here } = useSuspenseQuery(piecesAtQuery(jobId));
  return (
    <RelatedCard
      more={here.more}
      title={t('Here now')}
      icon={<IconMapPin aria-hidden="true" />}
      empty={t('Nothing is checked out for this project')}
      hint={t('Equipment that is checked out for the project shows here, with who has it and until when.')}
    >
      {here.rows.map(({ id, slug, description, serial_num, EquipmentType, Holder, due_back_on: due }) => (
        <ListItem
          key={id}
          to={`/equipment/edit/${slug}`}
          title={description}
          subtitle={[EquipmentType?.name, serial_num, Holder && personName(Holder)].filter(Boolean).join(' · ')}
          trailing={<DueBack day={due} />}
        />
      ))}
    </RelatedCard>
  );
}

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
      title={t('With its people')}
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
