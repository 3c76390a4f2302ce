import type { Database } from '../../server/src/db/database.ts';

/** Of the one employer that everybody here works for. */
const TENANT = 1;

export const PEOPLE = 5000;
/** Of ten people each; the first person is in one hundred of them. */
export const THREADS = 500;
/** Everybody is in it. */
export const BIG_THREAD = THREADS + 1;

/** Ten neighbours share a thread. */
export const threadOf = (person: number): number => ((person - 1) % THREADS) + 1;

/** What a person sends to be known: fill gave everybody a session by their number. */
export const headersOf = (person: number): Record<string, string> => ({
  cookie: `fieldspan_session=cookie-${person}`,
  'api-key': `key-${person}`,
});

const FILL = [
  `insert into company (id, tenant_id, company_name, setup_finished, is_free_user) values (${TENANT}, ${TENANT}, 'Bench', 1, 1)`,
  `insert into "user" (id, email, first_name, last_name, slug, tenant_id, last_active)
     select n, 'p' || n || '@bench.test', 'Person', n::text, 'p' || n, ${TENANT}, now() from generate_series(1, ${PEOPLE}) n`,
  `insert into user_permission (tenant_id, user_id, role_type, invite_accepted)
     select ${TENANT}, n, 'Basic', 1 from generate_series(1, ${PEOPLE}) n`,
  `insert into session (user_id, cookie_hash, api_key_hash, idle_until, expires_at, token_expiry)
     select n, encode(sha256(('cookie-' || n)::bytea), 'hex'), encode(sha256(('key-' || n)::bytea), 'hex'),
       now() + interval '1 day', now() + interval '1 day', now() + interval '1 day'
     from generate_series(1, ${PEOPLE}) n`,
  `insert into message_thread (id, tenant_id, subject, is_open_thread, created_by)
     select n, ${TENANT}, 'Thread ' || n, 0, 1 from generate_series(1, ${BIG_THREAD}) n`,
  `insert into message_thread_user (tenant_id, thread_id, user_id)
     select ${TENANT}, (n - 1) % ${THREADS} + 1, n from generate_series(1, ${PEOPLE}) n
     union all select ${TENANT}, ${BIG_THREAD}, n from generate_series(1, ${PEOPLE}) n`,
  `select setval(pg_get_serial_sequence(name, 'id'), 1000000)
     from unnest(array['company', '"user"', 'message_thread']) as name`,
];

/** Five thousand people of one employer, signed in, in threads of ten and in one of all. */
export async function fillPeople(db: Database): Promise<void> {
  for (const statement of FILL) await db.statement(statement);
  await db.statement('vacuum analyze');
}
