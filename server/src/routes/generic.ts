import * as v from 'valibot';
import { Reply } from '../http/reply.ts';
import type { Route } from '../http/route.ts';
import { modelOf, parseGroups, parseQuery } from '../registry/parse-query.ts';
import { parseSave, versionOf } from '../registry/parse-values.ts';
import { readGroups } from '../registry/read-groups.ts';
import { readList, readOne } from '../registry/read.ts';
import { listCsv } from './records/list-csv.ts';
import { removeRecord } from '../registry/remove.ts';
import { saveRecord } from '../registry/write.ts';

const DeleteSchema = v.object({ id: v.pipe(v.string(), v.nonEmpty('must not be empty')) });

/** The calls that every model has. A model's own route for the same path replaces them. */
export const genericRoutes: readonly Route[] = [
  {
    verb: 'GET',
    path: ':model/get',
    session: 'required',
    summary: 'A page of records',
    async handle({ params, query, session, transact }) {
      const name = modelOf(params['model']);
      const asked = parseQuery(query);
      const { rows, meta } = await transact((tx) => readList({ tx, identity: session }, name, asked));
      return new Reply(rows, meta ? { meta } : {});
    },
  },
  {
    verb: 'GET',
    path: ':model/groups',
    session: 'required',
    summary: 'The rows of a list in groups, with the number of rows and the sums of each',
    async handle({ params, query, session, transact }) {
      const name = modelOf(params['model']);
      const asked = parseGroups(query);
      const { groups, meta } = await transact((tx) => readGroups({ tx, identity: session }, name, asked));
      return new Reply(groups, { meta });
    },
  },
  listCsv,
  {
    verb: 'GET',
    path: ':model/find/:key',
    session: 'required',
    summary: 'One record by id or slug',
    handle({ params, query, session, transact }) {
      const name = modelOf(params['model']);
      const asked = { key: params['key'] ?? '', query: parseQuery(query) };
      return transact((tx) => readOne({ tx, identity: session }, name, asked));
    },
  },
  {
    verb: 'POST',
    path: ':model/save',
    session: 'required',
    summary: 'Create a record, or (with id) change the fields sent',
    async handle({ params, fields, session, services, headers }) {
      const name = modelOf(params['model']);
      return saveRecord({ services, session, headers }, name, parseSave(name, await fields(), session));
    },
  },
  {
    verb: 'POST',
    path: ':model/delete',
    session: 'required',
    summary: 'Remove a record by id or slug',
    takes: DeleteSchema,
    async handle({ params, read, fields, session, services }) {
      const name = modelOf(params['model']);
      const { id } = await read(DeleteSchema);
      return removeRecord({ services, session }, name, { key: id, version: versionOf(await fields()) });
    },
  },
];
