import type { Profile } from '@fieldspan/api/profile';
import type { Company } from '@fieldspan/api/queries/company';
import type { FormSite } from '@fieldspan/api/queries/form-site';
import { localDay } from '@fieldspan/domain/calendar-day';
import type { DEFAULT_PATHS } from '@fieldspan/domain/form/default-paths';
import type { DefaultRoots } from '../engine/resolve-defaults.ts';

/** The linter refuses defaults that read anything else. */
type Listed<R extends keyof typeof DEFAULT_PATHS> = Record<(typeof DEFAULT_PATHS)[R][number], unknown>;

type Known = { profile: Profile; company: Company | null; site: FormSite | null; now: Date };

/**
 * The data that a template's `$.` defaults may read. Others can read a filled form, so this contains nothing that they
 * may not see.
 */
export function defaultRoots({ profile, company, site, now }: Known): DefaultRoots {
  const { id, slug, first_name, last_name, email, phone_mobile, job_title } = profile;
  const record = site?.record;
  return {
    user: { id, slug, first_name, last_name, email, phone_mobile, job_title } satisfies Listed<'user'>,
    company:
      company &&
      ({
        company_name: company.company_name,
        address: company.address,
        city: company.city,
        province: company.province,
        country: company.country,
        postal_code: company.postal_code,
      } satisfies Listed<'company'>),
    ...(record && { site: record }),
    ...(site?.kind === 'job' && { job: record, project: record }),
    ...(site?.kind === 'service' && { service: record }),
    date: { today: localDay(now), now: now.toTimeString().slice(0, 5) } satisfies Listed<'date'>,
  };
}
