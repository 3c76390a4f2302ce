import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { newSlug } from '../../registry/slug.ts';
import type { StarterForm } from '../../starter-forms/starter-form.ts';

type Work = { tx: Tx; session: Session };

export type StarterCopy = Awaited<ReturnType<typeof copiesOf>>[number];

/** What the company has copied of the starter library, the oldest first. */
export async function copiesOf({ tx, session }: Work) {
  return tx
    .selectFrom('form_template as t')
    .innerJoin('form_template_category as c', (join) =>
      join.onRef('c.id', '=', 't.category_id').onRef('c.tenant_id', '=', 't.tenant_id'),
    )
    .where('t.tenant_id', '=', session.tenantId)
    .where('t.starter_key', 'is not', null)
    .orderBy('t.id')
    .select(['t.id as template_id', 't.title', 't.archived', 't.slug', 'c.slug as category_slug'])
    .select(sql<string>`t.starter_key`.as('key'))
    .select((eb) =>
      eb
        .selectFrom('form_child_template as f')
        .whereRef('f.form_template_id', '=', 't.id')
        .whereRef('f.tenant_id', '=', 't.tenant_id')
        .where('f.archived', '=', 0)
        .orderBy('f.id')
        .limit(1)
        .select('f.slug')
        .as('child_slug'),
    )
    .execute();
}

/**
 * Makes each form exist `wanted` times in the company. Copies of one company are made one after the other, so that what is pressed
 * twice is copied once.
 */
export async function copyStarters(work: Work, forms: readonly StarterForm[], wanted: number): Promise<StarterCopy[]> {
  const { tx, session } = work;
  await sql`select from company where id = ${session.tenantId} for no key update`.execute(tx);
  const before = await copiesOf(work);
  for (const form of forms) {
    const has = before.filter(({ key }) => key === form.key).length;
    for (let number = has + 1; number <= wanted; number += 1) await copyOne(work, form, number);
  }
  const after = await copiesOf(work);
  return forms.flatMap((form) => after.findLast(({ key }) => key === form.key) ?? []);
}

async function copyOne({ tx, session }: Work, form: StarterForm, number: number): Promise<void> {
  const tenant_id = session.tenantId;
  const title = number === 1 ? form.title : `${form.title} (${number})`;
  const template = await tx
    .insertInto('form_template')
    .values({
      tenant_id,
      slug: newSlug(title),
      title,
      name: title,
      category_id: await categoryOf({ tx, session }, form.category),
      is_worksheet_form: form.isWorksheet === true ? 1 : 0,
      starter_key: form.key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('form_child_template')
    .values({
      tenant_id,
      slug: newSlug(title),
      description: title,
      form_template_id: template.id,
      form_json: JSON.stringify(form.sections),
    })
    .execute();
}

/** The company's category of that name, which is made if there is none. */
async function categoryOf({ tx, session }: Work, name: string): Promise<number> {
  const { tenantId: tenant_id } = session;
  const found = await tx
    .selectFrom('form_template_category')
    .where('tenant_id', '=', tenant_id)
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .where('archived', '=', 0)
    .orderBy('id')
    .select('id')
    .executeTakeFirst();
  const { id } =
    found ??
    (await tx
      .insertInto('form_template_category')
      .values({ tenant_id, slug: newSlug(name), name })
      .returning('id')
      .executeTakeFirstOrThrow());
  return id;
}
