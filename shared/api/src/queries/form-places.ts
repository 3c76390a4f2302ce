import { call, callSome } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import { personName } from '@fieldspan/domain/person-name';
import { queryOptions } from '@tanstack/react-query';
import type { FormAbout, FormPlace } from './forms.ts';

const CHOICES = 20;

const SEARCHED = ['job_num', 'job_name', 'customer_name_cache', 'address'] as const;

/** A project or service call that a form can belong to. */
export type PlaceChoice = { place: FormPlace; label: string; note: string };

type Row = {
  slug: string;
  job_num: string;
  job_name: string;
  customer_name_cache: string | null;
  address: string | null;
};

/** The projects and service calls to file a form under that match the typed text; the newest first (PICK004, PICK005). */
export const formPlacesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['Job', 'some-form-places', typed],
    queryFn: async ({ signal }): Promise<{ choices: PlaceChoice[]; more: number }> => {
      const jobs: Filters<'Job'> = { archived: 0, deleted: 0, completed: null, ...anyLike<'Job'>(SEARCHED, typed) };
      const calls: Filters<'Service'> = { archived: 0, completed: null, ...anyLike<'Service'>(SEARCHED, typed) };
      const rest = { fields: ['slug', ...SEARCHED], order: [['id', 'DESC']], limit: CHOICES } as const;
      const [projects, services] = await Promise.all([
        callSome('Job', { filters: jobs, ...rest }, { signal }),
        callSome('Service', { filters: calls, ...rest }, { signal }),
      ]);
      return {
        choices: [
          ...projects.rows.map((row) => choice('job', row)),
          ...services.rows.map((row) => choice('service', row)),
        ],
        more: projects.more + services.more,
      };
    },
    meta: { quiet: true },
  });

const choice = (
  kind: FormPlace['kind'],
  { slug, job_num, job_name, customer_name_cache, address }: Row,
): PlaceChoice => ({
  place: { kind, id: slug },
  label: `${job_num} ${job_name}`,
  note: [customer_name_cache, address].filter(Boolean).join(' · '),
});

/** The names of what a form is about besides its place; what cannot be read has none. */
export const formSubjectsQuery = (about: FormAbout) =>
  queryOptions({
    queryKey: ['CompanyForm', 'subjects', about],
    queryFn: async ({ signal }) => {
      const { equipment, contact, person } = about;
      const [piece, company, user] = await Promise.all([
        equipment === undefined
          ? null
          : call('Equipment/find', { slug: equipment, fields: ['description'] }, { signal }),
        contact === undefined ? null : call('Contact/find', { slug: contact, fields: ['name'] }, { signal }),
        person === undefined ? null : call('User/find', { slug: person, fields: PERSON }, { signal }),
      ]);
      return [piece?.description, company?.name, user && personName(user)].filter((name) => typeof name === 'string');
    },
    meta: { quiet: true },
  });

const PERSON = ['first_name', 'last_name', 'email'] as const;
