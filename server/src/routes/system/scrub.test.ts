import { expect, it } from 'vitest';
import { scrubJson, scrubText } from './scrub.ts';

const TOKEN = 'q9Zt_0Ab3dEfGh1jKlMnOpQrStUvWxYz0123456789ab';

it('removes secrets at every depth, and leaves the rest unchanged', () => {
  const payload = {
    email: 'ana@fieldspan.test',
    password: 'pa55word!',
    confirm: 'pa55word!',
    nested: [{ session_token: TOKEN, api_key: TOKEN, note: 'pump is down', count: 3 }],
    signature_json: { dataUrl: 'data:image/png;base64,AAAA', name: 'Ana' },
  };
  expect(JSON.parse(scrubJson(JSON.stringify(payload)))).toEqual({
    email: 'ana@fieldspan.test',
    password: '[removed]',
    confirm: '[removed]',
    nested: [{ session_token: '[removed]', api_key: '[removed]', note: 'pump is down', count: 3 }],
    signature_json: '[removed]',
  });
});

it('searches JSON text inside of JSON', () => {
  const payload = { form_json: JSON.stringify({ signature: { trail: [1, 2] }, label: 'Site' }) };
  expect(scrubJson(JSON.stringify(payload))).not.toContain('[1,2]');
  expect(scrubJson(JSON.stringify(payload))).toContain('Site');
});

it('removes tokens from addresses', () => {
  expect(scrubText('/resources/images/short-token/ab12.png')).toBe('/resources/images/[removed]/ab12.png');
  expect(scrubText('/api/LibraryUpload/save?session_token=short&x=1')).toBe(
    '/api/LibraryUpload/save?session_token=[removed]&x=1',
  );
  expect(scrubText('https://app.test/reset-password/abc?from=mail')).toBe(
    'https://app.test/reset-password/[removed]?from=mail',
  );
  expect(scrubText(`Failed with ${TOKEN}.`)).toBe('Failed with [removed].');
});

it('keeps what a person wrote', () => {
  const words = 'The token shop: I pressed Save twice and nothing happened';
  expect(scrubText(words)).toBe(words);
});

it('keeps what is not JSON as text', () => {
  expect(JSON.parse(scrubJson('<html>502 Bad Gateway'))).toBe('<html>502 Bad Gateway');
});
