import { taxesOf, taxProblems } from '@fieldspan/domain/company-pricing';
import { listInText } from '@fieldspan/domain/json-text';
import {
  isTaxSet,
  renamedTaxes,
  taxSetProblems,
  taxSets,
  taxSetsText,
  withRenamedTaxes,
} from '@fieldspan/domain/money/tax-sets';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';

const textOf = (value: Values[string]): string | null => (typeof value === 'string' ? value : null);

const namesOf = (text: string | null): string[] => taxesOf(text).map(({ name }) => name);

/** Checks the names and rates of a company's taxes, and its sets of them. What names a tax that has another name now follows it. */
export async function checkTaxes(write: Write): Promise<void> {
  const { before, values } = write;
  const text = textOf(values['taxes_json']);
  const problems = text === null ? [] : taxProblems(text);
  if (problems.length > 0) throw new Refusal(...problems);
  if ('taxes_json' in values) await followNames(write, text);
  if (!('taxes_json' in values) && !('tax_sets_json' in values)) return;
  const { taxes_json: taxes, tax_sets_json: sets } = { ...before, ...values };
  const wrong = taxSetProblems(textOf(sets) ?? '[]', namesOf(textOf(taxes)));
  if (wrong.length > 0) throw new Refusal(...wrong);
}

async function followNames({ tx, session, before, values }: Write, text: string | null): Promise<void> {
  const names = renamedTaxes(textOf(before?.['taxes_json']), text);
  if (names.size === 0) return;
  const sets = taxSets(textOf({ ...before, ...values }['tax_sets_json']));
  if (sets.length > 0) values['tax_sets_json'] = taxSetsText(withRenamedTaxes(sets, names));
  const named = JSON.stringify(Object.fromEntries(names));
  await sql`update contact set exempt_taxes_json = (
      select json_agg(coalesce(${named}::json ->> tax, tax)) from json_array_elements_text(exempt_taxes_json) tax)
    where tenant_id = ${session.tenantId} and exists (
      select from json_array_elements_text(coalesce(exempt_taxes_json, '[]'::json)) tax where ${named}::json ->> tax is not null)`.execute(
    tx,
  );
}

async function settingsOf({ tx, session }: Write): Promise<{ taxes: string | null; sets: string | null }> {
  const { rows } = await sql<{ taxes: string | null; sets: string | null }>`
    select taxes_json::text as taxes, tax_sets_json::text as sets from company_setting
    where tenant_id = ${session.tenantId} order by id limit 1`.execute(tx);
  return rows[0] ?? { taxes: null, sets: null };
}

/** A contact is exempt from taxes that the company has. */
export async function checkExemption(write: Write): Promise<void> {
  const { values } = write;
  const text = textOf(values['exempt_taxes_json']);
  if (text === null) return;
  const listed = listInText(text);
  const known = namesOf((await settingsOf(write)).taxes);
  const names = listed.filter((tax) => typeof tax === 'string');
  const unknown = names.find((tax) => !known.includes(tax));
  if (unknown !== undefined) throw new Refusal(`There is no tax called ${unknown} in the settings of the company.`);
  if (names.length < listed.length) throw new Refusal('Taxes are listed by their names.');
  // None is no list of some: it would read as all.
  values['exempt_taxes_json'] = names.length === 0 ? null : JSON.stringify([...new Set(names)]);
}

/** A document names a set of taxes that is there. */
export async function checkTaxSet(write: Write): Promise<void> {
  const key = textOf(write.values['tax_set']);
  if (key === null || key === '') return;
  if (!isTaxSet((await settingsOf(write)).sets, key)) throw new Refusal('This set of taxes is not there any more.');
}
