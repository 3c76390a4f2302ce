import { callSome } from '@fieldspan/api/call';
import type { Profile } from '@fieldspan/api/profile';
import { queryClient } from '@fieldspan/api/query-client';
import { reachNow } from '@fieldspan/api/reach';
import { store } from '@fieldspan/api/store';
import { placeOf } from '@fieldspan/api/weather-place';
import { localDay } from '@fieldspan/domain/calendar-day';
import { workPlaceQuery } from '../queries/clock.ts';
import { colleaguesQuery } from '../queries/colleagues.ts';
import { companyQuery } from '../queries/company.ts';
import { formPlacesQuery } from '../queries/form-places.ts';
import { foundQuery } from '../queries/found.ts';
import { formSiteQuery } from '../queries/form-site.ts';
import {
  childTemplateQuery,
  childTemplatesQuery,
  formCategoriesQuery,
  formPlaceQuery,
  formTemplatesQuery,
  requiredFormsQuery,
  templateEquipmentQuery,
} from '../queries/forms.ts';
import type { FormPlace } from '../queries/forms.ts';
import { weatherQuery } from '../queries/weather.ts';
import { keepCall, keepLocates, QUIETLY } from './keep-calls-ahead.ts';
import { keepCode } from './keep-code.ts';
import { noteReadyForms, readyAtAtom } from './ready-forms.ts';

/** Jobs from this many days ago until this many days ahead. */
const DAYS = 14;
const DAY_MS = 86_400_000;
const MOST_FORMS = 80;
const MOST_PLACES = 20;
let running: Promise<void> | null = null;

/**
 * Reads the forms that the person may need and their own jobs, with people, required forms and weather, one after
 * another, and the code of all pages. What is read is kept on the device like every answer (decision 0015). One run at a
 * time.
 */
export function keepFormsAhead(profile: Profile): Promise<void> {
  running ??= readAll(profile).finally(() => {
    running = null;
  });
  return running;
}

async function readAll(profile: Profile): Promise<void> {
  const tally = new Tally();
  await tally.read(queryClient.fetchQuery({ ...companyQuery(profile.tenant_id), ...QUIETLY }));
  await tally.read(queryClient.fetchQuery({ ...colleaguesQuery(), ...QUIETLY }));
  await tally.read(queryClient.fetchQuery({ ...formPlacesQuery(''), ...QUIETLY }));
  const forms = await readForms(tally);
  const places = await myPlaces(profile);
  for (const place of places) await readPlace(tally, place, profile.id);
  const hasCode = await keepCode();
  if (!hasCode || reachNow() !== 'answering') return;
  const { id: userId, tenant_id: tenantId } = profile;
  noteReadyForms({ userId, tenantId, forms, places: places.length, size: tally.size, at: Date.now() });
  store.set(readyAtAtom, Date.now());
}

class Tally {
  /** Characters of the answers. */
  size = 0;

  /** Null if it was refused or did not arrive. */
  readonly read = async <T>(asked: Promise<T>): Promise<T | null> => {
    try {
      const answer = await asked;
      this.size += JSON.stringify(answer ?? null).length;
      return answer;
    } catch {
      return null;
    }
  };
}

/** @returns how many forms can be filled in */
async function readForms(tally: Tally): Promise<number> {
  let count = 0;
  const categories = await tally.read(queryClient.fetchQuery({ ...formCategoriesQuery(), ...QUIETLY }));
  for (const { id, has_worksheet_forms: has } of (categories ?? []).filter(({ archived }) => archived === 0)) {
    if (has === 1) await tally.read(queryClient.fetchQuery({ ...formTemplatesQuery(id, true), ...QUIETLY }));
    const templates = await tally.read(queryClient.fetchQuery({ ...formTemplatesQuery(id), ...QUIETLY }));
    for (const template of (templates ?? []).filter(({ archived }) => archived === 0)) {
      if (count >= MOST_FORMS) return count;
      count += await readTemplate(tally, template);
    }
  }
  return count;
}

async function readTemplate(
  tally: Tally,
  { id, has_equipment }: { id: number; has_equipment: number },
): Promise<number> {
  if (has_equipment === 1) await tally.read(queryClient.fetchQuery({ ...templateEquipmentQuery(id), ...QUIETLY }));
  const children = await tally.read(queryClient.fetchQuery({ ...childTemplatesQuery(id), ...QUIETLY }));
  const usable = (children ?? []).filter(({ archived, is_used_up }) => archived === 0 && is_used_up === 0);
  let count = 0;
  for (const { slug } of usable) {
    const found = await tally.read(queryClient.fetchQuery({ ...foundQuery(childTemplateQuery(slug)), ...QUIETLY }));
    if (found && 'record' in found) count += 1;
  }
  return count;
}

type MyPlace = { kind: FormPlace['kind']; id: number; slug: string };

/** The open projects on which the person has a role, and the calls that they go to, of these weeks. */
async function myPlaces({ id, JobPersonnelRole: roles }: Profile): Promise<MyPlace[]> {
  const from = new Date(Date.now() - DAYS * DAY_MS);
  const until = new Date(Date.now() + DAYS * DAY_MS);
  const jobIds = [...new Set(roles.map(({ job_id }) => job_id))];
  const open = { archived: 0, completed: null } as const;
  const rest = { fields: ['slug'], limit: MOST_PLACES } as const;
  const scheduled_at = { gte: from.toISOString(), lte: until.toISOString() };
  const along = await callsGoneAlong(id, scheduled_at);
  const [jobs, calls] = await Promise.all([
    jobIds.length === 0
      ? []
      : rowsOf(
          callSome('Job', {
            filters: {
              ...open,
              deleted: 0,
              id: jobIds,
              any: [{ start_date: null }, { start_date: { lte: localDay(until) } }],
            },
            ...rest,
          }),
        ),
    rowsOf(
      callSome('Service', {
        filters: {
          ...open,
          any: [{ assigned_to: id, scheduled_at: null }, { assigned_to: id, scheduled_at }, { id: along }],
        },
        ...rest,
      }),
    ),
  ]);
  return [
    ...jobs.map((job) => ({ kind: 'job' as const, id: job.id, slug: job.slug })),
    ...calls.map((call) => ({ kind: 'service' as const, id: call.id, slug: call.slug })),
  ];
}

/** The calls that somebody else leads, where the person goes along. */
async function callsGoneAlong(id: number, starts_at: { gte: string; lte: string }): Promise<number[]> {
  const filters = { 'User.id': id, starts_at, state: { not: 'cancelled' } } as const;
  const visits = await rowsOf(callSome('Visit', { filters, fields: ['service_id'], limit: MOST_PLACES }));
  return [...new Set(visits.flatMap(({ service_id }) => service_id ?? []))];
}

async function rowsOf<T>(asked: Promise<{ rows: T[] }>): Promise<T[]> {
  return asked.then(
    ({ rows }) => rows,
    () => [],
  );
}

async function readPlace(tally: Tally, { kind, id, slug }: MyPlace, userId: number): Promise<void> {
  const place = { kind, id: slug };
  const site = await tally.read(queryClient.fetchQuery({ ...formSiteQuery(place), ...QUIETLY }));
  await tally.read(queryClient.fetchQuery({ ...formPlaceQuery(place, userId), ...QUIETLY }));
  const type = kind === 'job' ? 'project' : 'service';
  await tally.read(queryClient.fetchQuery({ ...workPlaceQuery({ type, slug }), ...QUIETLY }));
  const required = await tally.read(queryClient.fetchQuery({ ...requiredFormsQuery({ kind, id }), ...QUIETLY }));
  // Before a clock-in the place is known by its id only.
  if (required && required.length > 0)
    await tally.read(queryClient.fetchQuery({ ...formSiteQuery({ kind, id: String(id) }), ...QUIETLY }));
  await keepLocates(tally.read, kind === 'job' ? { job_id: id } : { service_id: id });
  if (kind === 'service') await keepCall(tally.read, { id, slug });
  const weather = site && placeOf({ lat: site.record.lat, lon: site.record.long, q: townOf(site.record) });
  if (weather) await tally.read(queryClient.fetchQuery({ ...weatherQuery(weather), ...QUIETLY }));
}

/** As the weather field of a form names it. */
const townOf = ({ city, province }: { city: string | null; province: string | null }): string | null =>
  city ? [city, province].filter(Boolean).join(', ') : null;
