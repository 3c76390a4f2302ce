import { ApiError } from '@fieldspan/api/api-error';
import { expect, it } from 'vitest';
import { foundQuery } from './found.ts';

const signal = new AbortController().signal;
const failing = (error: Error) =>
  foundQuery({
    queryKey: ['Job', 1],
    queryFn: async () => {
      throw error;
    },
  });

it('returns the record under a key of its own', async () => {
  const query = foundQuery({ queryKey: ['Job', 1], queryFn: () => Promise.resolve('Stone Road') });
  expect(query.queryKey).toEqual(['Job', 1, 'found']);
  expect(await query.queryFn({ signal })).toEqual({ record: 'Stone Road' });
});

it('returns a refusal with the server’s reason', async () => {
  const refused = new ApiError('refused', { call: 'Job/find', status: 200, errors: ['Job not found.'] });
  expect(await failing(refused).queryFn({ signal })).toEqual({ reason: 'Job not found.' });
});

it('throws every other failure', async () => {
  const lost = new ApiError('network', { call: 'Job/find' });
  await expect(failing(lost).queryFn({ signal })).rejects.toBe(lost);
});
