import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import type { Database } from './db/database.ts';
import { borrow } from './db/launcher.ts';
import { connectionConfig, openPool } from './db/pool.ts';
import { noteActivity } from './history/note-activity.ts';
import { adminOf, NoAdmin } from './leaving/admin-of.ts';
import { closeCompany, companiesCalled, reopenCompany } from './leaving/closing.ts';
import type { Company } from './leaving/closing.ts';
import { eraseDue } from './leaving/erasure-keeper.ts';
import { exportCompany } from './leaving/export-company.ts';
import { commandConfig, print, runCommand } from './run-command.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Storage } from './storage/storage.ts';

const USAGE = `pnpm tenant export <company> [--to <file>]
pnpm tenant erase <company> --after 30d
pnpm tenant erase <company> --cancel

For one company, by the slug or the number of its record. Beside the running product, or without it.

  export            writes a zip of all records that an Admin of the company may read, as JSON lines and as CSV, with its
                    files and a description of the fields; --to <file>, else <company>.zip in this folder
  erase --after 30d closes the company at once: its people cannot sign in, and are told why. After 30 days the running
                    product erases it for good: every row, its history, its files; people without another employer
                    become anonymous. --after 0d does it now. A restored backup erases it again; backups themselves
                    keep it until they are removed (pnpm backup --keep)
  erase --cancel    takes it back within that time

Exit codes: 0 done, 1 failed, 2 called wrongly, 3 no such company, 4 refused.`;

const OPTIONS = {
  to: { type: 'string' },
  after: { type: 'string' },
  cancel: { type: 'boolean', default: false },
} as const;

type Options = { to?: string | undefined; after?: string | undefined; cancel: boolean };
type At = { db: Database; storage: Storage; config: Config; slug: string };

async function companyOf({ db, slug }: At): Promise<Company> {
  const [company, ...others] = await db.system((tx) => companiesCalled(tx, slug));
  if (company === undefined) throw new CommandError('unknown', `There is no company "${slug}".`);
  if (others.length === 0) return company;
  const ids = [company, ...others].map(({ id }) => id).join(', ');
  throw new CommandError('unknown', `Several companies are called "${slug}". Say which by its number: ${ids}`);
}

async function exportOne(at: At, { to }: Options): Promise<void> {
  const company = await companyOf(at);
  const file = resolve(to ?? `${at.slug}.zip`);
  try {
    const identity = await adminOf(at.db, company.id, null);
    const { records, files } = await exportCompany(
      { ...at, identity },
      createWriteStream(`${file}.part`, { mode: 0o600 }),
    );
    await rename(`${file}.part`, file);
    await at.db.system((tx) =>
      noteActivity(tx, {
        kind: 'export',
        happened: 'exported',
        model: 'Company',
        recordId: company.id,
        tenantId: company.id,
      }),
    );
    print(`${company.name}: ${records} records and ${files} files in ${file}`);
  } catch (error) {
    await rm(`${file}.part`, { force: true });
    if (error instanceof NoAdmin) throw new CommandError('refused', error.message);
    throw error;
  }
}

function daysOf(after: string | undefined): number {
  const days = /^(\d{1,4})d$/.exec(after ?? '')?.[1];
  if (days === undefined)
    throw new CommandError('usage', 'Say after how many days, such as --after 30d; or --cancel to take it back.');
  return Number(days);
}

async function eraseOne(at: At, { after, cancel }: Options): Promise<void> {
  if (cancel && after !== undefined) throw new CommandError('usage', 'Say either --after or --cancel.');
  const days = cancel ? 0 : daysOf(after);
  const company = await companyOf(at);
  if (cancel) {
    if (!(await at.db.system((tx) => reopenCompany(tx, company.id))))
      throw new CommandError('refused', `${company.name} is not to be erased.`);
    return print(`${company.name} is open again. Its people can sign in.`);
  }
  const eraseAt = await at.db.system((tx) => closeCompany(tx, company, days));
  if (days > 0) return print(`${company.name} is closed, and will be erased at ${eraseAt}. Until then: --cancel`);
  await eraseDue({ ...at, dataDir: at.config.dataDir });
  return print(`Company ${company.id} is erased.`);
}

const ACTIONS: Readonly<Record<string, (at: At, options: Options) => Promise<void>>> = {
  export: exportOne,
  erase: eraseOne,
};

async function opened(config: Config) {
  if (config.databaseUrl !== null)
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  return borrow(config.dataDir);
}

await runCommand(USAGE, async (args) => {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [name = '', slug, ...more] = positionals;
  const action = ACTIONS[name];
  if (!action) throw new CommandError('usage', name === '' ? 'Say what to do.' : `There is no command "${name}".`);
  if (slug === undefined || more.length > 0) throw new CommandError('usage', 'Name one company, by its slug.');
  const config = commandConfig(process.env);
  const { connection, stop } = await opened(config);
  const db = openDatabase(openPool(connectionConfig(connection), 2, () => {}));
  try {
    await action({ db, storage: await openStorage(config), config, slug }, values);
  } finally {
    await db.close();
    await stop();
  }
});
