import { call } from '@fieldspan/api/call';
import { queryValue } from './query-value.ts';

/** The company's service statuses, in their own order. */
export const statusPickQuery = () =>
  queryValue(['Service', 'status-pick'], async ({ signal }) => {
    const statuses = await call('Service/statuses', {}, { signal });
    return statuses.map(({ id, label }) => ({ id, title: label, note: null }));
  });

/** Service statuses to choose from, by what was typed. */
export const statusChoicesQuery = (typed: string) =>
  queryValue(['Service', 'some-status-choices', typed], async (context) => {
    const wanted = typed.toLocaleLowerCase();
    const rows = (await statusPickQuery().queryFn(context)).filter(({ title }) =>
      title.toLocaleLowerCase().includes(wanted),
    );
    return { rows, more: 0 };
  });
