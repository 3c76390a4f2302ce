import { DatabaseError } from 'pg';
import type { Client } from 'pg';

const ROLES = ['app_rw', 'app_system'] as const;

const DUPLICATE = new Set(['42710', '23505']);
const NOT_PERMITTED = '42501';

/** The connecting user may not create or assume the roles that row-level security needs. */
export class RoleError extends Error {
  override readonly name = 'RoleError';

  constructor(user: string) {
    const statements = ROLES.flatMap((role) => [`create role ${role} nologin;`, `grant ${role} to "${user}";`]);
    super(
      `The database user "${user}" may not create the roles of row-level security. Run once as a superuser:\n  ${statements.join('\n  ')}`,
    );
  }
}

/**
 * Creates app_rw (requests) and app_system (the server's own work) and lets the connecting user assume them. Roles
 * belong to the whole cluster, so another process may have just created them.
 * @throws RoleError
 */
export async function ensureRoles(client: Client): Promise<void> {
  const { rows } = await client.query<{ user: string }>('select current_user as user');
  const user = rows[0]?.user ?? '';
  for (const role of ROLES) {
    await create(client, { role, user });
    const { rows: memberships } = await client.query<{ member: boolean }>(
      `select rolsuper or pg_has_role(current_user, $1, 'member') as member from pg_roles where rolname = current_user`,
      [role],
    );
    if (memberships[0]?.member !== true) await attempt(client, { statement: `grant ${role} to "${user}"`, user });
  }
}

async function create(client: Client, { role, user }: { role: string; user: string }): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 0) await attempt(client, { statement: `create role ${role} nologin`, user });
}

async function attempt(client: Client, { statement, user }: { statement: string; user: string }): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === NOT_PERMITTED) throw new RoleError(user);
    if (!DUPLICATE.has(error.code ?? '')) throw error;
  }
}
