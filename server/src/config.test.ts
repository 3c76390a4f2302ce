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
      demo: '1',
      isLocal: true,
      s3: null,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '', S3_BUCKET: '', HOST: '', DEMO: '', PORT: ' ' })).toEqual(
      readConfig({}),
    );
  });

  it.each([
    [{}, { kind: 'open-meteo', url: 'https://api.open-meteo.com/v1/forecast' }],
    [{ WEATHER_URL: 'https://meteo.example/v1/forecast' }, { kind: 'open-meteo', placesUrl: null }],
    [
      { WEATHER_URL: 'https://w.example/2.5', WEATHER_KEY: 'k' },
      { kind: 'openweather', key: 'k' },
    ],
  ])('selects the weather service: %o', (env, weather) => {
    expect(readConfig(env).weather).toMatchObject(weather);
  });

  it('can be told to ask no weather service, and to send no SMS', () => {
    expect(readConfig({ WEATHER_URL: 'off' })).toMatchObject({ weather: null, sms: null });
    const carrier = { SMS_ACCOUNT: 'AC1', SMS_TOKEN: 't', SMS_FROM: '+15195550100' };
    expect(readConfig(carrier).sms).toMatchObject({ url: 'https://api.twilio.com', account: 'AC1' });
    expect(() => readConfig({ SMS_ACCOUNT: 'AC1' })).toThrow(
      'SMS_ACCOUNT, SMS_TOKEN and SMS_FROM must be set together',
    );
    expect(() => readConfig({ WEATHER_KEY: 'k' })).toThrow('WEATHER_URL must be set together with WEATHER_KEY');
  });

  it('takes payments for the companies that are named, or on a page of its own', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec', STRIPE_COMPANIES: '1, 7' };
    expect(readConfig({}).payments).toBeNull();
    expect(readConfig(stripe).payments).toMatchObject({ url: 'https://api.stripe.com', companies: [1, 7] });
    expect(readConfig({ PAYMENTS: 'local' }).payments).toBe('local');
    expect(readConfig({}).plans).toBeNull();
    expect(readConfig({ PAYMENTS: 'local' }).plans?.prices).toEqual({ month: 2900n, year: 29_000n });
    const sold = readConfig({ SUBSCRIPTION_PRICES: 'year=310.50', SUBSCRIPTION_CURRENCY: 'usd' }).plans;
    expect(sold).toEqual({ currency: 'usd', prices: { year: 31_050n } });
    for (const wrong of ['week=3', 'month=', 'month=0', 'month=1.234', 'month'])
      expect(() => readConfig({ SUBSCRIPTION_PRICES: wrong }), wrong).toThrow('SUBSCRIPTION_PRICES must be prices');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk' })).toThrow('STRIPE_COMPANIES must be set together');
    expect(() => readConfig({ ...stripe, PAYMENTS: 'local' })).toThrow('exclude each other');
    const open = { PAYMENTS: 'local', HOST: '0.0.0.0', PUBLIC_URL: 'https://app.example.com' };
    expect(() => readConfig({ ...open, DEMO: '0' })).toThrow('PAYMENTS=local takes no money');
    expect(readConfig({ ...open, DEMO: 'public' }).payments).toBe('local');
  });

  it('reaches QuickBooks by an app at Intuit, or has books of its own', () => {
    const app = { QUICKBOOKS_CLIENT_ID: 'AB', QUICKBOOKS_CLIENT_SECRET: 's' };
    expect(readConfig({}).quickbooks).toBeNull();
    expect(readConfig(app).quickbooks).toEqual({ clientId: 'AB', clientSecret: 's', environment: 'production' });
    expect(readConfig({ ...app, QUICKBOOKS_ENVIRONMENT: 'sandbox' }).quickbooks).toMatchObject({
      environment: 'sandbox',
    });
    expect(readConfig({ QUICKBOOKS: 'local' }).quickbooks).toBe('local');
    expect(() => readConfig({ QUICKBOOKS_CLIENT_ID: 'AB' })).toThrow('must be set together');
    expect(() => readConfig({ ...app, QUICKBOOKS: 'local' })).toThrow('exclude each other');
    const open = { QUICKBOOKS: 'local', HOST: '0.0.0.0', PUBLIC_URL: 'https://app.example.com', DEMO: '0' };
    expect(() => readConfig(open)).toThrow('QUICKBOOKS=local keeps no books');
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a port number (is "eighty")'],
    ['PORT', '70000', 'PORT must not be above 65535'],
    ['DATABASE_URL', 'mysql://localhost', 'DATABASE_URL must start with postgres:// or postgresql://'],
    ['DEMO', 'yes', 'DEMO must be 0, 1 or public (is "yes")'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent'],
    ['S3_BUCKET', 'files', 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together with S3_BUCKET'],
  ])('names the variable that is wrong: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });

  const DATABASE_URL = 'postgres://user:hunter2@db/fieldspan';
  const PUBLIC_URL = 'https://app.example.com';

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
    [{ HOST: '::' }, 'HOST=::'],
    [{ EDGE_HOST: '10.0.0.1' }, 'HOST=10.0.0.1'],
    [{ DATABASE_URL }, 'DATABASE_URL'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY=1'],
    [{ HOST: '0.0.0.0', PUBLIC_URL }, `HOST=0.0.0.0, PUBLIC_URL=${PUBLIC_URL}`],
    [{ HOST: '0.0.0.0', DEMO: '0' }, 'HOST=0.0.0.0'],
    [{ DATABASE_URL, DEMO: 'public' }, 'DATABASE_URL'],
    [{ DATABASE_URL, PUBLIC_URL: 'http://localhost:8080' }, 'DATABASE_URL'],
    [{ HOST: '0.0.0.0', NODE_ENV: 'production' }, 'HOST=0.0.0.0'],
  ])('refuses %j, which would be open, in one sentence', (env, doors) => {
    expect(() => readConfig(env)).toThrow(`This is not for this machine alone (${doors}): set `);
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
  });

  it.each([
    [{ HOST: '0.0.0.0', DEMO: '0', PUBLIC_URL }, false, '0'],
    [{ HOST: '0.0.0.0', DEMO: 'public', PUBLIC_URL }, false, 'public'],
    [{ DATABASE_URL, TRUST_PROXY: '1', DEMO: '0', PUBLIC_URL }, false, '0'],
    [{ DATABASE_URL, DEMO: 'public', PUBLIC_URL: 'http://localhost:8080' }, true, '1'],
    [{ DATABASE_URL, DEMO: 'public', PUBLIC_URL }, false, 'public'],
    [{ HOST: 'localhost', EDGE_HOST: '::1' }, true, '1'],
    [{ NODE_ENV: 'production' }, true, '1'],
  ])('starts with %j; for this machine alone: %s, demo: %s', (env, isLocal, demo) => {
    expect(readConfig(env)).toMatchObject({ isLocal, demo });
  });

  it('does not show the password of a database in its message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    );
  });
});
