import type { SignedInRoute } from '../../http/route.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readOne } from '../../registry/read.ts';

export const myCompany: SignedInRoute = {
  verb: 'GET',
  path: 'Company/mine',
  summary: 'The active employer (include as in find); null without one',
  session: 'required',
  async handle({ session, query, transact }) {
    const parsed = parseQuery(query);
    if (session.tenantId === 0) return null;
    return transact((tx) =>
      readOne({ tx, identity: session }, 'Company', { key: String(session.tenantId), query: parsed }),
    );
  },
};
