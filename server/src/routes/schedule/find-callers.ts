import type { KnownCaller } from '@fieldspan/contract/schedule-calls';
import { phoneDigits } from '@fieldspan/domain/full-phone';
import { sql } from 'kysely';
import * as v from 'valibot';
import { shortText } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { readable } from '../../registry/access.ts';
import type { Predicate } from '../../registry/entry.ts';

const AskSchema = v.object({ typed: shortText(100) });

/** A phone number is looked up from so many digits on, a name from so many letters on. */
const DIGITS = 7;
const LETTERS = 2;
const SHOWN = 6;

/** Who may be calling, while the number or the name is being typed, with their calls that are still open. */
export const findCallers: SignedInRoute = {
  verb: 'GET',
  path: 'Contact/callers',
  summary: 'Customers by a part of the name or at least seven digits of the phone number, with their open calls',
  session: 'required',
  takes: AskSchema,
  async handle({ read, session, transact }): Promise<KnownCaller[]> {
    const { typed } = await read(AskSchema);
    const where = whereTyped(typed);
    if (where === null) return [];
    return transact(async (tx) => {
      const { rows } = await sql<KnownCaller>`
        select c.id, c.slug, c.name, c.phone, c.address, c.city, c.lat, c.long, c.access_notes,
          coalesce((select json_agg(json_build_object('slug', s.slug, 'job_num', s.job_num, 'job_name', s.job_name) order by s.id desc)
            from (select s.* from service s where ${readable(session, 'Service', 's')} and s.customer_id = c.id
              and s.completed is null and s.archived = 0 order by s.id desc limit 5) s), '[]'::json)::text as open_calls
        from contact c
        where ${readable(session, 'Contact', 'c')} and c.archived = 0 and ${where}
        order by c.name, c.id limit ${SHOWN}`.execute(tx);
      return rows.map((row) => Object.assign(row, { open_calls: v.parse(CallsSchema, row.open_calls) }));
    });
  },
};

const CallsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ slug: v.string(), job_num: v.string(), job_name: v.string() })),
);

function whereTyped(typed: string): Predicate | null {
  const digits = phoneDigits(typed);
  const isNumber = digits.length > 0 && !/\p{L}/u.test(typed);
  if (isNumber)
    return digits.length < DIGITS
      ? null
      : sql<boolean>`right(regexp_replace(c.phone, '[^0-9]', '', 'g'), 10) like ${`%${digits.slice(-10)}%`}`;
  if (typed.length < LETTERS) return null;
  const words = `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql<boolean>`c.name ilike ${words}`;
}
