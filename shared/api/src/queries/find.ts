import { callRows } from '@fieldspan/api/call';
import { anyLike } from '@fieldspan/contract/filters';
import { queryValue } from './query-value.ts';

/** A hit of "find anything": where it leads and what it is. */
export type Found = { to: string; title: string; note: string };

const LIMIT = 6;

const note = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const JOB_FIELDS = ['job_num', 'job_name', 'customer_name_cache', 'address'] as const;
const JOB_ROW = ['slug', 'job_num', 'job_name', 'customer_name_cache', 'city'] as const;

export const findProjectsQuery = (text: string) =>
  queryValue(['Job', 'find', text], async ({ signal }): Promise<Found[]> => {
    const query = {
      filters: { ...anyLike<'Job'>(JOB_FIELDS, text), deleted: 0 } as const,
      fields: JOB_ROW,
      limit: LIMIT,
    };
    const rows = await callRows('Job', query, { signal });
    return rows.map((job) => ({
      to: `/project/${job.slug}/dashboard`,
      title: job.job_name,
      note: note(job.job_num, job.customer_name_cache, job.city),
    }));
  });

export const findServicesQuery = (text: string) =>
  queryValue(['Service', 'find', text], async ({ signal }): Promise<Found[]> => {
    const rows = await callRows(
      'Service',
      { filters: anyLike<'Service'>(JOB_FIELDS, text), fields: JOB_ROW, limit: LIMIT },
      { signal },
    );
    return rows.map((job) => ({
      to: `/service/${job.slug}/dashboard`,
      title: job.job_name,
      note: note(job.job_num, job.customer_name_cache, job.city),
    }));
  });

export const findContactsQuery = (text: string) =>
  queryValue(['Contact', 'find', text], async ({ signal }): Promise<Found[]> => {
    const fields = ['slug', 'name', 'phone', 'city'] as const;
    const filters = anyLike<'Contact'>(['name', 'email', 'phone', 'city'], text);
    const rows = await callRows('Contact', { filters, fields, limit: LIMIT }, { signal });
    return rows.map(({ slug, name, phone, city }) => ({
      to: `/contact/${slug}/summary`,
      title: name,
      note: note(phone, city),
    }));
  });

export const findEquipmentQuery = (text: string) =>
  queryValue(['equipment', 'find', text], async ({ signal }): Promise<Found[]> => {
    const fields = ['slug', 'description', 'serial_num', 'location'] as const;
    const filters = anyLike<'Equipment'>(['description', 'serial_num'], text);
    const rows = await callRows('Equipment', { filters, fields, limit: LIMIT }, { signal });
    return rows.map((piece) => ({
      to: `/equipment/edit/${piece.slug}`,
      title: piece.description,
      note: note(piece.serial_num, piece.location),
    }));
  });

export const findPeopleQuery = (text: string) =>
  queryValue(['User', 'find', text], async ({ signal }): Promise<Found[]> => {
    const fields = ['slug', 'first_name', 'last_name', 'email', 'job_title'] as const;
    const filters = anyLike<'User'>(['first_name', 'last_name', 'email', 'job_title'], text);
    const rows = await callRows('User', { filters, fields, limit: LIMIT }, { signal });
    return rows.map((person) => ({
      to: `/employee/${person.slug}/profile`,
      title: `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim() || person.email,
      note: note(person.job_title, person.email),
    }));
  });
