import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld } from './testing/world.ts';
import type { World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

describe('the API page', () => {
  it('shows every model and call, without scripts or resources from elsewhere', async () => {
    const response = await world.request('/api/docs');
    const page = await response.text();
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(page).toContain('<section id="MessageThread">');
    expect(page).toContain('POST user/authenticate');
    expect(page).not.toMatch(/<script|https?:\/\/|style=/);
    expect((await world.request('/api/docs.css')).headers.get('content-type')).toContain('text/css');
  });

  it('has the same content as a document for tools', async () => {
    const response = await world.request('/api/openapi.json');
    const document: unknown = await response.json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/Job/get': { get: { tags: ['Job'] } },
        '/Job/find/{key}': { get: { tags: ['Job'] } },
        '/user/register': { post: { security: [{}] } },
        '/Message/save': { post: expect.anything() },
      },
      components: {
        schemas: { Job: { properties: { archived: { enum: [0, 1] }, lat: { type: ['number', 'null'] } } } },
      },
    });
    expect(document).not.toHaveProperty(['paths', '/User/delete']);
    expect(document).not.toHaveProperty(['paths', '/OpenTimeLog/save']);
  });
});
