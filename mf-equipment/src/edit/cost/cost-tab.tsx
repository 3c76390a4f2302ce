import type { Equipment } from '@fieldspan/api/queries/equipment';
import { costsOfPieceQuery, usageOfPieceQuery } from '@fieldspan/api/queries/equipment-cost';
import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { msg } from '@fieldspan/domain/message';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQueries } from '@tanstack/react-query';
import { UsageCard } from '../../usage/usage-card.tsx';
import { usageFields } from '../../usage/usage-fields.ts';
import { WorthCard } from './worth-card.tsx';
import styles from './cost-tab.module.css';

/** For what a piece was used, and what it costs. */
export function CostTab({ record: piece }: { record: Equipment }) {
  const [{ data: usage }, { data: costs }] = useSuspenseQueries({
    queries: [usageOfPieceQuery(piece.id), costsOfPieceQuery(piece.id)],
  });
  return (
    <div className={styles.cards}>
      <UsageCard
        rows={usage.rows}
        more={usage.more}
        costs={costs}
        fields={[
          {
            kind: 'relation',
            name: 'job_id',
            label: msg('Project'),
            choices: projectChoicesQuery,
            shownOf: ({ Job }) => Job && `${Job.job_num} ${Job.job_name}`,
          },
          ...usageFields,
        ]}
        blank={{ equipment_id: piece.id }}
        nameOf={({ Job }) => (Job ? `${Job.job_num} ${Job.job_name}` : t('No project'))}
      />
      <WorthCard piece={piece} costs={costs} />
    </div>
  );
}
