import { describe, expect, it } from 'vitest';
import { listRequest } from './list-request.ts';

const address = { search: '', chip: 'active', sort: { key: 'job_num', direction: 'desc' }, page: 2 } as const;

describe('listRequest', () => {
  it('requests one page of the chip, in order', () => {
    expect(listRequest<'Job'>(address, { filters: { archived: 0 }, searchFields: ['job_name'] })).toEqual({
      filters: { archived: 0 },
      order: [['job_num', 'DESC']],
      page: 2,
      limit: 50,
    });
  });

  it('searches in any of the fields, within the chip', () => {
    const { filters } = listRequest<'Job'>(
      { ...address, search: ' stone ' },
      { filters: { archived: 0 }, searchFields: ['job_num', 'job_name'] },
    );
    expect(filters).toEqual({ archived: 0, any: [{ job_num: { like: 'stone' } }, { job_name: { like: 'stone' } }] });
  });
});
