import type { Project } from '@fieldspan/api/queries/records';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { Facts } from '../parts/facts.tsx';

/** What a project was offered for, and what it should cost. */
export function ProjectMoney({ record: { JobBid, JobEstimate } }: { record: Project }) {
  return (
    <Card title={t('Money')} icon={<IconReceiptDollar aria-hidden="true" />}>
      <Facts
        facts={[
          ...JobBid.map(({ title, status, total }) => ({
            term: title ?? t('Bid'),
            fact: [moneyText(total), status].filter(Boolean).join(' · '),
          })),
          { term: t('Estimate'), fact: moneyText(JobEstimate?.total ?? null) },
        ]}
      />
    </Card>
  );
}
