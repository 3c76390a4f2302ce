import { APPS } from '@fieldspan/domain/apps';
import type { AppKey } from '@fieldspan/domain/apps';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sentence, term } from '../http/sentence.ts';

/** Whether the company has switched the app off. One that it has not heard of yet is on. */
export async function isAppOff(tx: Tx, tenantId: number, key: AppKey): Promise<boolean> {
  const { rows } = await sql`select from addon_app
    where tenant_id = ${tenantId} and key = ${key} and is_installed = 0`.execute(tx);
  return rows.length > 0;
}

/** @throws Refusal while the app is switched off */
export async function requireApp(tx: Tx, tenantId: number, key: AppKey): Promise<void> {
  if (await isAppOff(tx, tenantId, key))
    throw new Refusal(sentence`The app “${term(APPS[key].name)}” is switched off. An Admin switches it on under Apps.`);
}
