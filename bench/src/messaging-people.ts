import type { Database } from '../../server/src/db/database.ts';

/** The only company of this benchmark. */
const TENANT = 1;

/** This many people, in threads of ten each and in one of all. */
export type Crowd = {
  people: number;
  threads: number;
  /** The thread that everybody is in. */
  bigThread: number;
  /** The thread that a person shares with nine others. */
  threadOf: (person: number) => number;
};

const EACH = 10;

export function crowdOf(people: number): Crowd {
  const threads = Math.ceil(people / EACH);
  return { people, threads, bigThread: threads + 1, threadOf: (person) => ((person - 1) % threads) + 1 };
}

/** The credentials of a person: the fill gave everybody a session with their number. */
export const headersOf = (person: number): Record<string, string> => ({
  cookie: `fieldspan_session=cookie-${person}`,
  'api-key': `key-${person}`,
});

const fillOf = ({ people, threads, bigThread }: Crowd): string[] => [
  `insert into company (id, tenant_id, company_name, setup_finished, is_free_user) values (${TENANT}, ${TENANT}, 'Bench', 1, 1)`,
  `insert into "user" (id, email, first_name, last_name, slug, tenant_id, last_active)
     select n, 'p' || n || '@bench.test', 'Person', n::text, 'p' || n, ${TENANT}, now() from generate_series(1, ${people}) n`,
  `insert into user_permission (tenant_id, user_id, role_type, invite_accepted)
     select ${TENANT}, n, 'Basic', 1 from generate_series(1, ${people}) n`,
  `insert into session (user_id, cookie_hash, api_key_hash, idle_until, expires_at, token_expiry)
     select n, encode(sha256(('cookie-' || n)::bytea), 'hex'), encode(sha256(('key-' || n)::bytea), 'hex'),
       now() + interval '1 day', now() + interval '1 day', now() + interval '1 day'
     from generate_series(1, ${people}) n`,
  `insert into message_thread (id, tenant_id, subject, is_open_thread, created_by)
     select n, ${TENANT}, 'Thread ' || n, 0, 1 from generate_series(1, ${bigThread}) n`,
  `insert into message_thread_user (tenant_id, thread_id, user_id)
     select ${TENANT}, (n - 1) % ${threads} + 1, n from generate_series(1, ${people}) n
     union all select ${TENANT}, ${bigThread}, n from generate_series(1, ${people}) n`,
  `select setval(pg_get_serial_sequence(name, 'id'), 1000000)
     from unnest(array['company', '"user"', 'message_thread']) as name`,
];

/** Adds the people of one company, signed in, and their threads. */
export async function fillPeople(db: Database, crowd: Crowd): Promise<void> {
  for (const statement of fillOf(crowd)) await db.statement(statement);
  await db.statement('vacuum analyze');
}
