import { readFile } from 'node:fs/promises';
import { EnvelopeSchema } from '@fieldspan/contract/envelope';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_YET } from './not-yet.ts';
import { openWorld } from './testing/world.ts';
import type { World } from './testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

const envelopeOf = async (response: Response) => v.parse(EnvelopeSchema, await response.json());

describe('a call that does not exist yet', () => {
  it.each(NOT_YET)('$verb $path is refused with its name', async ({ verb, path }) => {
    const call = path.replace(':model', 'JobFile');
    const body = verb === 'POST' ? { body: new URLSearchParams() } : {};
    const response = await world.request(`/api/${call}`, { method: verb, ...body });
    expect(response.status).toBe(501);
    expect((await envelopeOf(response)).errors).toEqual([`${call} is not available yet.`]);
  });

  it('is listed in the table of the README, which lists nothing else', async () => {
    const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| (GET|POST) +\| `([^`]+)` +\|/gm)].map(([, verb, path]) => `${verb} ${path}`);
    const listed = NOT_YET.map(({ verb, path }) => `${verb} ${path.replace(':model', '{Model}')}`);
    expect(rows.toSorted()).toEqual(listed.toSorted());
  });
});

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
