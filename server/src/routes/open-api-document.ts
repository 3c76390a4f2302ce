import type { Field, FieldKind } from '@fieldspan/contract/field';
import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import type { Route } from '../http/route.ts';
import { entryOf } from '../registry/entries.ts';
import { fieldsOf, known } from '../registry/field-of.ts';
import { words } from '../registry/model-words.ts';
import { namedCalls } from './named-calls.ts';
import { answerOf, takenFields } from './open-api-schemas.ts';
import type { Json, JsonObject } from './open-api-schemas.ts';

const TYPES: Record<FieldKind, JsonObject> = {
  id: { type: 'integer', format: 'int64' },
  ids: { type: 'array', items: { type: 'integer', format: 'int64' } },
  int: { type: 'integer', format: 'int32' },
  number: { type: 'number' },
  money: { type: 'number', multipleOf: 0.01 },
  flag: { type: 'integer', enum: [0, 1] },
  text: { type: 'string' },
  json: { type: 'string', contentMediaType: 'application/json' },
  instant: { type: 'string', format: 'date-time' },
  date: { type: 'string', format: 'date' },
};

const READ_PARAMETERS = {
  include: 'JSON text: ["Relation"] or {"Relation": ["field"]}',
  fields: 'JSON text: ["field"]; id is always there',
} as const;

const LIST_PARAMETERS = {
  filters:
    'JSON text: {"field": value, [values] or {"like" | "gt" | "gte" | "lt" | "lte" | "not": value}, "Relation.field": …, "any": [{…}]}',
  ...READ_PARAMETERS,
  order: 'JSON text: [["field", "ASC" or "DESC"]]',
  page: 'From 1; the answer then has meta.num_pages and meta.count',
  limit: 'From 1 to 200; 50 without it',
  within: 'JSON text: {"by", "unit", "value"}: only the rows of one group',
  sum: 'JSON text: ["field"]; the answer then has what numbers and money come to over all rows in meta.sums',
} as const;

const GROUP_PARAMETERS = {
  group: 'JSON text: {"by": field or relation, "unit": "day" or "month" for days and moments}',
  filters: LIST_PARAMETERS.filters,
  sum: 'JSON text: ["field"]; each group then has what they come to over its rows in sums',
  page: 'From 1; the answer has meta.num_pages and meta.count of groups',
  limit: LIST_PARAMETERS.limit,
} as const;

const SESSIONS: Record<Route['session'], readonly Json[]> = {
  required: [{ cookie: [], apiKey: [] }],
  optional: [{}, { cookie: [], apiKey: [] }],
  none: [{}],
};

/** Generates the OpenAPI 3.1 document from the registry and the list of routes. */
export function openApiDocument(routes: readonly Route[]): JsonObject {
  const calls = namedCalls(routes);
  const taken = new Set(calls.map(({ path }) => pathOf(path)));
  const names = Object.values(models).map(({ name }) => name);
  const generic = names.flatMap(modelPaths).filter(([path]) => !taken.has(path));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Fieldspan API',
      version: '1.0.0',
      description:
        'Reads are GET with a query string, writes are POST with form data; object values travel as JSON text. ' +
        'Cookie and api-key header authorise together. A refusal answers 200 with success false.',
    },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries([...calls.map(callPath), ...generic]),
    components: {
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'fieldspan_session' },
        apiKey: { type: 'apiKey', in: 'header', name: 'api-key' },
      },
      schemas: Object.fromEntries(names.map((name) => [name, modelSchema(name)])),
    },
  };
}

const FILE: JsonObject = { type: 'string', format: 'binary' };

type PathEntry = [path: string, item: JsonObject];

function callPath({ verb, path, summary, session, takes, files }: Route): PathEntry {
  const [group = ''] = path.split('/');
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => pathParameter(name));
  const { properties, required } = takes ? takenFields(takes) : { properties: {}, required: [] };
  const inQuery = Object.entries(properties).map(([name, schema]): JsonObject => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const hasBody = verb === 'POST' && takes !== undefined;
  const item: JsonObject = {
    tags: [group],
    summary,
    security: SESSIONS[session],
    parameters: verb === 'GET' ? [...inPath, ...inQuery] : inPath,
    ...(hasBody && { requestBody: form({ ...(files === true && { file: FILE }), ...properties }, required) }),
    responses: answers(answerOf(path) ?? {}),
  };
  return [pathOf(path), { [verb.toLowerCase()]: item }];
}

function pathOf(path: string): string {
  return `/${path.replaceAll(/:(\w+)/g, '{$1}')}`;
}

function modelPaths(name: ModelName): PathEntry[] {
  const label = words(name).toLowerCase();
  const row: JsonObject = { $ref: `#/components/schemas/${name}` };
  const call = (summary: string, rest: JsonObject): JsonObject => ({
    tags: [name],
    summary,
    security: SESSIONS.required,
    ...rest,
  });
  const paths: PathEntry[] = [
    [
      `/${name}/get`,
      {
        get: call(`A page of records: ${label}`, {
          parameters: queryParameters(LIST_PARAMETERS),
          responses: answers({ type: 'array', items: row }),
        }),
      },
    ],
    [
      `/${name}/groups`,
      {
        get: call(`A page of groups of records: ${label}`, {
          parameters: queryParameters(GROUP_PARAMETERS),
          responses: answers({ type: 'array', items: { type: 'object' } }),
        }),
      },
    ],
    [
      `/${name}/csv`,
      {
        get: call(`All records of a list as CSV: ${label}`, {
          parameters: queryParameters({ filters: LIST_PARAMETERS.filters }),
          responses: {
            200: { description: 'One line per record below a line with the labels', content: { 'text/csv': {} } },
          },
        }),
      },
    ],
    [
      `/${name}/find/{key}`,
      {
        get: call(`One ${label} by id or slug`, {
          parameters: [pathParameter('key'), ...queryParameters(READ_PARAMETERS)],
          responses: answers(row),
        }),
      },
    ],
  ];
  return [...paths, ...writePaths(name, call)];
}

function writePaths(name: ModelName, call: (summary: string, rest: JsonObject) => JsonObject): PathEntry[] {
  const { without = [] } = entryOf(name);
  const isReadOnly = models[name].write.length === 1 && models[name].write[0] === '@none';
  const label = words(name).toLowerCase();
  const paths: PathEntry[] = [];
  if (!isReadOnly && !(without.includes('create') && without.includes('update'))) {
    const saved: JsonObject = {
      type: 'object',
      properties: { record_id: { type: 'integer' }, slug: { type: 'string' } },
    };
    const summary = `Create a ${label}, or (with id) change the fields sent`;
    paths.push([
      `/${name}/save`,
      { post: call(summary, { requestBody: form(saveProperties(name)), responses: answers(saved) }) },
    ]);
  }
  if (!isReadOnly && !without.includes('delete')) {
    const body = form({ id: { type: 'string', description: 'Id or slug' } });
    paths.push([`/${name}/delete`, { post: call(`Remove a ${label}`, { requestBody: body, responses: answers({}) }) }]);
  }
  return paths;
}

function saveProperties(name: ModelName): JsonObject {
  const { writable = [], links = [] } = entryOf(name);
  const fields = Object.entries(fieldsOf(name)).filter(
    ([field, { readOnly }]) => readOnly !== true || writable.includes(field),
  );
  return {
    id: { type: 'string', description: 'Id or slug of the record to change' },
    ...Object.fromEntries(fields.map(([key, field]) => [key, fieldSchema(field)])),
    ...Object.fromEntries(links.map((relation) => [relation, { type: 'string', description: 'JSON list of ids' }])),
  };
}

function form(properties: JsonObject, required: readonly string[] = []): JsonObject {
  const schema = { type: 'object', properties, required };
  return { content: { 'multipart/form-data': { schema }, 'application/x-www-form-urlencoded': { schema } } };
}

function modelSchema(name: ModelName): JsonObject {
  const { read, write, relations } = models[name];
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(fieldsOf(name)).map(([key, field]) => [key, fieldSchema(field)])),
    'x-read': [...read],
    'x-write': [...write],
    'x-relations': Object.fromEntries(
      Object.entries(relations).map(([relation, { kind, model }]) => [relation, `${kind} ${model}`]),
    ),
  };
}

function fieldSchema({ kind, required, options, ref, readOnly }: Field): JsonObject {
  const { type, ...rest } = TYPES[kind];
  return {
    ...rest,
    type: required || type === undefined ? (type ?? null) : [type, 'null'],
    ...(options ? { enum: [...options] } : {}),
    ...(ref === undefined ? {} : { description: `Id of a ${words(known(ref)).toLowerCase()}` }),
    ...(readOnly === true ? { readOnly: true } : {}),
  };
}

function pathParameter(name: string): JsonObject {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

function queryParameters(described: Readonly<Record<string, string>>): JsonObject[] {
  return Object.entries(described).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
  }));
}

const SENTENCES =
  'Beside each of errors, if one has values in it: its text with {{1}}, {{2}} … and the values, for other languages.';

function answers(data: JsonObject): JsonObject {
  const schema = {
    type: 'object',
    properties: {
      success: { type: 'boolean' },
      data,
      errors: { type: 'array', items: { type: 'string' } },
      sentences: { type: 'array', items: { type: ['object', 'null'] }, description: SENTENCES },
      message: { type: ['string', 'null'] },
      time: { type: 'string', format: 'date-time' },
      token_expiry: { type: ['string', 'null'] },
      subExpired: { type: 'boolean' },
      meta: { type: ['object', 'null'] },
    },
  };
  return { '200': { description: 'The envelope', content: { 'application/json': { schema } } } };
}
