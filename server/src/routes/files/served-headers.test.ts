import { expect, it } from 'vitest';
import { servedHeaders } from './served-headers.ts';

const file = { bytes: 5, name: 'Plan.pdf', etag: '"ab"', download: false };

it.each(['image/png', 'image/webp', 'application/pdf', 'image/heic'])('%s is shown', (mime) => {
  expect(servedHeaders({ ...file, mime })).toMatchObject({
    'content-type': mime,
    'content-disposition': expect.stringMatching(/^inline/),
  });
});

it.each(['image/svg+xml', 'text/html', 'application/msword', 'application/octet-stream', null])(
  '%s is only ever downloaded',
  (mime) => {
    expect(servedHeaders({ ...file, mime })).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/),
    });
  },
);

it('a file for download is not displayed', () => {
  expect(servedHeaders({ ...file, mime: 'image/png', download: true })['content-disposition']).toMatch(/^attachment/);
});

it('nothing runs in it; a PDF keeps the viewer', () => {
  expect(servedHeaders({ ...file, mime: 'image/png' })['content-security-policy']).toMatch(
    /^sandbox; default-src 'none'/,
  );
  expect(servedHeaders({ ...file, mime: 'application/pdf' })['content-security-policy']).not.toContain('sandbox');
});

it('a name cannot break out of the header', () => {
  const headers = servedHeaders({ ...file, mime: 'image/png', name: "Größe (1)'\r\nset-cookie: x=1\uD800.png" });
  expect(headers['content-disposition']).toBe(
    "inline; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29%27%0D%0Aset-cookie%3A%20x%3D1%EF%BF%BD.png",
  );
});
