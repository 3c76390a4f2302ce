import type { AgreementVersion, Union } from '@fieldspan/api/queries/company-settings';
import { moneyText } from '@fieldspan/domain/money-text';
import { mileageZones, payScales } from '@fieldspan/domain/pay-scales';
import { rateUnit } from '@fieldspan/domain/rate-text';
import { t } from '@fieldspan/ui/i18n';

const hourly = (amount: number | null): string | null =>
  amount === null ? null : `${moneyText(amount)}${rateUnit(null)}`;

/** What an agreement pays today, by the version in force or else by itself, and what its hours cost. */
export const agreementFacts = (union: Union, version: AgreementVersion | undefined) => [
  ...payScales(version === undefined ? union.pay_scales : version.pay_scales).map(({ title, rate }) => ({
    term: title,
    fact: hourly(rate),
  })),
  { term: t('Cost'), fact: hourly(union.default_cost_hr) },
  { term: t('Cost at 1.5'), fact: hourly(union.ot15_cost_hr) },
  { term: t('Cost at 2'), fact: hourly(union.ot2_cost_hr) },
  { term: t('Cost at 2.5'), fact: hourly(union.ot25_cost_hr) },
  ...mileageZones(union.mileage_zones_json).map(({ name, upTo, rate }) => ({
    term: name,
    fact: t('Up to {{distance}} km: {{rate}}', { distance: upTo, rate: moneyText(rate) }),
  })),
];
