import { unionsQuery } from '@fieldspan/api/queries/company-settings';
import type { Union } from '@fieldspan/api/queries/company-settings';
import { mileageZones, payScales } from '@fieldspan/domain/pay-scales';
import { moneyText } from '@fieldspan/domain/money-text';
import { rateUnit } from '@fieldspan/domain/rate-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { Facts } from '@fieldspan/ui/layout/facts';
import styles from './agreements.module.css';
import { companyArea } from '@fieldspan/records/area/company-area';

/** Pay and cost of an hour by agreement. */
export function Agreements() {
  return (
    <AreaPage area={companyArea} tab="agreements" title={t('Collective agreements')}>
      <AgreementCards />
    </AreaPage>
  );
}

function AgreementCards() {
  const { data: unions } = useSuspenseQuery(unionsQuery());
  if (unions.length === 0) {
    return (
      <EmptyState icon={<IconUsers aria-hidden="true" />} title={t('No collective agreements')}>
        {t('An agreement says what an hour pays, and what overtime costs.')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.cards}>
      {unions.map((union) => (
        <Card key={union.id} title={union.title} action={<AgreementTags union={union} />}>
          <Facts facts={[...payFacts(union), ...costFacts(union), ...zoneFacts(union)]} />
        </Card>
      ))}
    </div>
  );
}

function AgreementTags({ union }: { union: Union }) {
  if (union.archived === 1) return <Tag>{t('Archived')}</Tag>;
  return union.is_default === 1 ? <Tag tone="blue">{t('Default')}</Tag> : null;
}

const hourly = (amount: number | null): string | null =>
  amount === null ? null : `${moneyText(amount)}${rateUnit(null)}`;

const payFacts = ({ pay_scales }: Union) =>
  payScales(pay_scales).map(({ title, rate }) => ({ term: title, fact: hourly(rate) }));

const costFacts = (union: Union) => [
  { term: t('Cost'), fact: hourly(union.default_cost_hr) },
  { term: t('Cost at 1.5'), fact: hourly(union.ot15_cost_hr) },
  { term: t('Cost at 2'), fact: hourly(union.ot2_cost_hr) },
  { term: t('Cost at 2.5'), fact: hourly(union.ot25_cost_hr) },
];

const zoneFacts = ({ mileage_zones_json }: Union) =>
  mileageZones(mileage_zones_json).map(({ name, upTo, rate }) => ({
    term: name,
    fact: t('Up to {{distance}} km: {{rate}}', { distance: upTo, rate: moneyText(rate) }),
  }));
