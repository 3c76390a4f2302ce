import { specialCalls } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allRoutes } from './all-routes.ts';
import { openApiDocument } from './open-api-document.ts';

const Fields = v.looseObject({ properties: v.record(v.string(), v.unknown()), required: v.array(v.string()) });
const Content = <S extends v.GenericSchema>(schema: S) => v.object({ schema });
const Answer = v.looseObject({ properties: v.looseObject({ data: v.record(v.string(), v.unknown()) }) });
const Call = v.looseObject({
  parameters: v.optional(v.array(v.looseObject({ name: v.string() })), []),
  requestBody: v.optional(v.object({ content: v.record(v.string(), Content(Fields)) })),
  responses: v.object({
    '200': v.looseObject({ content: v.looseObject({ 'application/json': v.optional(Content(Answer)) }) }),
  }),
});
const { paths } = v.parse(
  v.looseObject({ paths: v.record(v.string(), v.record(v.string(), Call)) }),
  JSON.parse(JSON.stringify(openApiDocument(allRoutes()))),
);

const described = (path: string, verb: string) => paths[path]?.[verb];
const bodyOf = (path: string) => described(path, 'post')?.requestBody?.content['multipart/form-data']?.schema;
const dataOf = (path: string, verb: string) =>
  described(path, verb)?.responses['200'].content['application/json']?.schema.properties.data;

/** Two names of one call; the server does not tell case apart. */
const CALLS = Object.entries(specialCalls).filter(([name]) => name !== 'User/authenticate');

describe('the API’s description', () => {
  it.each(CALLS)('has %s, with what it answers', (name, { verb, answer }) => {
    const data = dataOf(`/${name}`, verb.toLowerCase());
    expect(data).toBeDefined();
    if (answer.type !== 'unknown') expect(Object.keys(data ?? {})).not.toEqual([]);
  });

  it('says what a call takes, what of it is required, and what stands in JSON text', () => {
    expect(bodyOf('/Message/ok')).toMatchObject({
      properties: {
        id: { type: 'string', pattern: String.raw`^-?\d{1,15}$` },
        ok: { enum: ['0', '1', 'true', 'false'] },
      },
      required: ['id', 'ok'],
    });
    expect(bodyOf('/LibraryUpload/rotate')).toMatchObject({ required: ['id', 'rotate_direction'] });
    expect(bodyOf('/CompanyUser/invite-many')?.properties['people']).toMatchObject({
      type: 'string',
      contentMediaType: 'application/json',
      contentSchema: { type: 'array', items: { required: ['email'] } },
    });
    expect(bodyOf('/user/second-step')).toMatchObject({ required: ['token'], properties: { code: {}, passkey: {} } });
    expect(described('/Record/preview', 'get')?.parameters).toMatchObject([
      { name: 'model', in: 'query', required: true },
      { name: 'slug', in: 'query', required: true },
    ]);
    expect(dataOf('/Message/ok', 'post')).toMatchObject({ properties: { ok_by: { type: 'array' } } });
  });
});
