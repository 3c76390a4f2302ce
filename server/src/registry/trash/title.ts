import { models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { sql } from 'kysely';
import { tableName } from '../../db/table-name.ts';
import type { Identity } from '../../db/identity.ts';
import { readable } from '../access.ts';
import type { Expression } from '../entry.ts';
import { fieldsOf, known } from '../field-of.ts';

type At = { name: ModelName; alias: string };

const column = ({ alias }: At, field: string): Expression => sql.ref(`${alias}.${field}`);

/** Models whose title for people is more than the title field. */
const OWN: Partial<Record<ModelName, (identity: Identity, at: At) => Expression>> = {
  User: (_, at) =>
    sql`coalesce(nullif(concat_ws(' ', ${column(at, 'first_name')}, ${column(at, 'last_name')}), ''), ${column(at, 'email')})`,
  Job: (_, at) => sql`concat_ws(' ', ${column(at, 'job_num')}, ${column(at, 'job_name')})`,
  Service: (_, at) => sql`concat_ws(' ', ${column(at, 'job_num')}, ${column(at, 'job_name')})`,
  ExpenseCode: (_, at) => sql`concat_ws(' ', ${column(at, 'code')}, ${column(at, 'description')})`,
  RevenueCode: (_, at) => sql`concat_ws(' ', ${column(at, 'code')}, ${column(at, 'description')})`,
  JobCostCode: (_, at) => sql`concat_ws(' ', ${column(at, 'code')}, ${column(at, 'title')})`,
  LibraryUpload: (_, at) => column(at, 'original_filename'),
  DrawCanvas: (_, at) => sql`coalesce(${column(at, 'name')}, 'Whiteboard ' || ${column(at, 'id')}::text)`,
  TimeLog: (identity, at) =>
    sql`concat_ws(' · ', ${referenced(identity, at, 'user_id')}, to_char(${column(at, 'time_in')}, 'YYYY-MM-DD'))`,
  CompanyForm: (_, at) =>
    sql`concat_ws(' · ', coalesce(${column(at, 'child_template_description')}, ${column(at, 'template_title')}), to_char(${column(at, 'created_at')}, 'YYYY-MM-DD'))`,
};

/**
 * The title of a record as SQL: its title field or, without one, the titles of the records it is about, if the person
 * may read them.
 */
export function titleSql(identity: Identity, at: At): Expression {
  const own = OWN[at.name];
  if (own) return own(identity, at);
  const { title } = models[at.name];
  const about = aboutOf(at.name).map((field) => referenced(identity, at, field));
  const joined = about.length === 0 ? sql`null` : sql`nullif(concat_ws(' · ', ${sql.join(about)}), '')`;
  return title === null ? joined : sql`coalesce(${column(at, title)}, ${joined})`;
}

/** The references that describe a record without a title: required ones, the person, and the picture or sheet. */
export function aboutOf(name: ModelName): string[] {
  return Object.entries(fieldsOf(name)).flatMap(([field, { ref, required }]) =>
    ref !== undefined && (required || field === 'user_id' || field.endsWith('image_id') || field === 'canvas_id')
      ? [field]
      : [],
  );
}

function referenced(identity: Identity, at: At, field: string): Expression {
  const ref = fieldsOf(at.name)[field]?.ref;
  if (ref === undefined) throw new Error(`${at.name}.${field} is no reference`);
  const target = { name: known(ref), alias: `${at.alias}_t` };
  return sql`(select ${titleSql(identity, target)} from ${sql.table(tableName(target.name))} as ${sql.ref(target.alias)}
    where ${sql.ref(`${target.alias}.id`)} = ${column(at, field)} and ${readable(identity, target.name, target.alias)})`;
}
