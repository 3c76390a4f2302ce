import { equipmentChoicesQuery } from '@fieldspan/api/queries/equipment';
import { costsOfJobQuery, usageOfJobQuery } from '@fieldspan/api/queries/equipment-cost';
import { msg } from '@fieldspan/domain/message';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQueries } from '@tanstack/react-query';
import { UsageCard } from '../usage/usage-card.tsx';
import { usageFields } from '../usage/usage-fields.ts';

/** Which equipment was used for a project, and what that costs. */
export function ProjectUse({ jobId }: { jobId: number }) {
  const [{ data: usage }, { data: costs }] = useSuspenseQueries({
    queries: [usageOfJobQuery(jobId), costsOfJobQuery(jobId)],
  });
  return (
    <UsageCard
      rows={usage.rows}
      more={usage.more}
      costs={costs}
      fields={[
        {
          kind: 'relation',
          name: 'equipment_id',
          label: msg('Equipment'),
          required: true,
          choices: equipmentChoicesQuery,
          shownOf: ({ Equipment }) => Equipment?.description ?? null,
        },
        ...usageFields,
      ]}
      blank={{ job_id: jobId }}
      nameOf={({ Equipment }) => Equipment?.description ?? t('Equipment')}
    />
  );
}
