import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 8081,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      databaseUrl: null,
      demo: true,
      s3: null,
    });
  });

  it('takes an empty variable for an unset one', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '', S3_BUCKET: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a port number (is "eighty")'],
    ['PORT', '70000', 'PORT must not be above 65535'],
    ['DATABASE_URL', 'mysql://localhost', 'DATABASE_URL must start with postgres:// or postgresql://'],
    ['DEMO', 'yes', 'DEMO must be 0 or 1 (is "yes")'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent'],
    ['S3_BUCKET', 'files', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET'],
  ])('names the variable that is wrong: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  it('keeps the password of a database out of its message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
