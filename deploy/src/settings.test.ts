import { expect, test } from 'vitest';
import { registryOf } from './settings.ts';

const KEYS = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', DATA_DIR: '/data' };

test('RELEASES_URL names a bucket, with the same keys as for files; what is fetched is stored with the data', () => {
  const env = { ...KEYS, RELEASES_URL: 's3://releases/field/span/', S3_ENDPOINT: 'http://store:9000' };
  expect(registryOf(env, 'prod')).toEqual({
    env: 'prod',
    root: '/data/releases-of-releases-field-span',
    bucket: {
      name: 'releases',
      prefix: 'field/span',
      endpoint: 'http://store:9000',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    },
    keys: { signing: null, trusted: [] },
  });
  expect(registryOf({ ...KEYS, RELEASES_URL: 's3://releases' })).toMatchObject({ bucket: { prefix: '' } });
});

test.each([
  [{ RELEASES_URL: 'https://releases' }, 'Write it as s3://bucket or s3://bucket/folder.'],
  [{ RELEASES_URL: 's3://releases', S3_SECRET_ACCESS_KEY: '' }, 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
  [{ RELEASES_URL: 's3://releases', RELEASES_DIR: '/releases' }, 'Releases have one place.'],
  [{ FIELDSPAN_BUDGET_CAP_KB: 'much' }, 'Write it in kilobytes, such as 60.'],
])('%j is refused with a message', (env, words) => {
  expect(() => registryOf({ ...KEYS, ...env })).toThrow(words);
});

test('operators cap what a first visit may weigh, or say nothing of it', () => {
  expect(registryOf({ FIELDSPAN_BUDGET_CAP_KB: '60' })).toMatchObject({ budgetCapKB: 60 });
  expect(registryOf({})).not.toHaveProperty('budgetCapKB');
});
