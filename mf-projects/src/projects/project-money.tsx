import type { Project } from '@fieldspan/api/queries/records';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Facts } from '@fieldspan/ui/layout/facts';

/** The offered price of a project, and its estimated cost. */
export function ProjectMoney({ record: { JobBid, JobEstimate } }: { record: Project }) {
  return (
    <Card title={t('Money')} icon={<IconReceiptDollar aria-hidden="true" />}>
      <Facts
        facts={[
          ...JobBid.map(({ slug, title, status, total }) => ({
            term: title ?? t('Bid'),
            fact: (
              <AppLink to={`/project-bid-summary/${slug}`}>
                {[moneyText(total), status].filter(Boolean).join(' · ')}
              </AppLink>
            ),
          })),
          { term: t('Estimate'), fact: moneyText(JobEstimate?.total ?? null) },
        ]}
      />
    </Card>
  );
}
