import { companyQuery } from '@fieldspan/api/queries/company';
import { companySettingQuery } from '@fieldspan/api/queries/company-settings';
import { companyHolidays } from '@fieldspan/domain/pay/company-holidays';
import type { Agreement } from '@fieldspan/domain/pay/classify';
import type { PayRules } from '@fieldspan/domain/pay/pay-rules';
import { payrollSettings } from '@fieldspan/domain/pay/payroll-settings';
import { zoneOfRegion } from '@fieldspan/domain/region-zones';
import { useToday } from '@fieldspan/federation/now';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useSuspenseQueries } from '@tanstack/react-query';

/** Where and by what a week is reckoned. */
export type Place = { zone: string; agreement: Agreement };

/** The company's zone, and its holidays with those of the agreement: of last year, this one and the next. */
export function usePlace(rules: PayRules): Place {
  const { profile } = useCurrentUser();
  const year = Number(useToday().slice(0, 4));
  const [{ data: company }, { data: setting }] = useSuspenseQueries({
    queries: [companyQuery(profile.tenant_id), companySettingQuery()],
  });
  const settings = payrollSettings(setting?.payroll_json ?? null);
  const place = { country: company.country, region: company.province };
  const holidays = companyHolidays({ place, settings, more: rules.more_holidays }, [year - 1, year, year + 1]);
  return { zone: settings.zone ?? zoneOfRegion(company.province), agreement: { rules, holidays } };
}
