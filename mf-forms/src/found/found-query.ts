import type { ListQuery } from '@fieldspan/api/queries/list-query';
import { anyLike } from '@fieldspan/contract/filters';
import type { FilterGroup, Filters } from '@fieldspan/contract/filters';
import { dayAfter } from '@fieldspan/domain/day-text';
import { FORM_STATES } from '@fieldspan/domain/form/form-states';
import { knownDay } from '@fieldspan/domain/calendar-day';
import type { FoundAddress, FoundTab } from './found-address.ts';

export const PAGE_SIZE = 50;

type Group = FilterGroup<'CompanyForm'>;

/** The conditions of a view. */
export function tabFilters(tab: FoundTab, userId: number): Group {
  if (tab === 'flagged') return { flagged_count: { gt: 0 } };
  if (tab === 'to-sign') return { state: 'to-sign' };
  if (tab === 'to-review') return { flagged_count: { gt: 0 }, reviewed_at: null, is_deactivated: 0 };
  if (tab === 'mine') return { created_by: userId };
  return tab === 'active' ? { state: { not: 'inactive' } } : {};
}

/** The conditions of the shown forms: of the view, the filters and the search. */
export function foundFilters(address: FoundAddress, userId: number): Filters<'CompanyForm'> {
  const { chosen, state, search } = address;
  const ownState: Group = state === '' ? {} : stateFilter(state);
  return {
    ...ofChosen(chosen),
    ...createdBetween(address),
    ...ownState,
    ...tabFilters(address.tab, userId),
    ...searched(search),
  };
}

/** The number of a form is found too, with or without its zeros. */
function searched(search: string): Pick<Filters<'CompanyForm'>, 'any'> {
  const like = anyLike<'CompanyForm'>(['answers_text', 'child_template_description', 'template_title'], search);
  const number = /^\s*0*([1-9]\d{0,14})\s*$/.exec(search)?.[1];
  return number === undefined ? like : { any: [...(like.any ?? []), { id: Number(number) }] };
}

function ofChosen({ template, person, job, service, equipment }: FoundAddress['chosen']): Group {
  return {
    ...(template !== null && { child_template_id: template }),
    ...(person !== null && { created_by: person }),
    ...(job !== null && { job_id: job }),
    ...(service !== null && { service_id: service }),
    ...(equipment !== null && { equipment_id: equipment }),
  };
}

function stateFilter(text: string): Group {
  const state = FORM_STATES.find((known) => known === text);
  return state === undefined ? {} : { state };
}

/** Days begin at midnight of this device. */
function createdBetween({ from, until }: Pick<FoundAddress, 'from' | 'until'>): Group {
  const [first, last] = [knownDay(from), knownDay(until)];
  const between = {
    ...(first !== null && { gte: new Date(`${first}T00:00`).toISOString() }),
    ...(last !== null && { lt: new Date(`${dayAfter(last, 1)}T00:00`).toISOString() }),
  };
  return Object.keys(between).length === 0 ? {} : { created_at: between };
}

/** One page, latest first. */
export const foundQuery = (address: FoundAddress, userId: number): ListQuery<'CompanyForm'> => ({
  filters: foundFilters(address, userId),
  order: [['created_at', 'DESC']],
  page: address.page,
  limit: PAGE_SIZE,
});
