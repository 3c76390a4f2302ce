import { FORM_STATES } from '@fieldspan/domain/form/form-states';
import type { Expression, Predicate, Rows } from '../registry/entry.ts';

/** What lists of filled forms show and filter by, of the words of the form and of its participants. */
export const formColumns = {
  answers_text: (rows) => rows.sql`coalesce(${wordsOf(rows, 'words')}, '')`,
  flagged_count: (rows) => rows.sql`coalesce(${wordsOf(rows, 'flagged_count')}, 0)`,
  signed_count: (rows) => signed(rows),
  /** Everybody who signed, has still to sign, or has still to sign again. */
  signer_count: (rows) => rows.sql`(${signed(rows)} + ${open(rows)} + ${outdated(rows)})`,
  state: (rows) => {
    const { sql, col } = rows;
    return sql`case
      when ${col('is_deactivated')} = 1 or ${col('expiry')} < now() then 'inactive'
      when ${col('reviewed_at')} is null and ${outdated(rows)} > 0 then 'changed'
      when ${open(rows)} > 0 then 'to-sign'
      when ${col('reviewed_at')} is null and ${wordsOf(rows, 'flagged_count')} > 0 then 'to-review'
      else 'complete' end`;
  },
} as const satisfies Record<string, (rows: Rows) => Expression>;

function wordsOf({ sql, col }: Rows, column: 'words' | 'flagged_count'): Expression {
  return sql`(select fw.${sql.ref(column)} from company_form_words fw
    where fw.tenant_id = ${col('tenant_id')} and fw.form_id = ${col('id')})`;
}

/** Participants of a form who meet a condition, for a select list. */
const participants = ({ sql, col }: Rows, condition: Expression): Expression =>
  sql`from company_form_acknowledgement fp
    where fp.tenant_id = ${col('tenant_id')} and fp.form_id = ${col('id')} and fp.withdrawn_at is null and ${condition}`;

const countOf = (rows: Rows, condition: Expression): Expression =>
  rows.sql`(select count(*) ${participants(rows, condition)})`;
const some = (rows: Rows, condition: Expression): Predicate =>
  rows.sql<boolean>`exists (select ${participants(rows, condition)})`;

const hasSigned = ({ sql, col }: Rows): Expression =>
  sql`fp.completed_at is not null and fp.revision = ${col('revision')}`;

const isOpen = ({ sql }: Rows): Expression => sql`fp.completed_at is null and fp.is_invite = 1`;

/** Signed an earlier revision, and not the newest one. */
const isOutdated = ({ sql, col }: Rows): Expression =>
  sql`fp.completed_at is not null and fp.revision < ${col('revision')} and not exists (
      select from company_form_acknowledgement fa
      where fa.tenant_id = fp.tenant_id and fa.form_id = fp.form_id and fa.withdrawn_at is null and fa.id > fp.id
        and (fa.user_id = fp.user_id or (fa.user_id is null and fp.user_id is null
          and coalesce(nullif(lower(fa.email), ''), fa.name) = coalesce(nullif(lower(fp.email), ''), fp.name))))`;

const signed = (rows: Rows): Expression => countOf(rows, hasSigned(rows));
const open = (rows: Rows): Expression => countOf(rows, isOpen(rows));
const outdated = (rows: Rows): Expression => countOf(rows, isOutdated(rows));

type FormState = (typeof FORM_STATES)[number];

/** The same as `state` being this one, in parts that the planner can begin with: few forms have an open invitation. */
const STATE: Readonly<Record<FormState, (rows: Rows) => Predicate>> = {
  inactive: ({ sql, col }) =>
    sql<boolean>`(${col('is_deactivated')} = 1 or (${col('expiry')} is not null and ${col('expiry')} < now()))`,
  changed: (rows) => rows.sql<boolean>`(not ${STATE.inactive(rows)} and ${isChanged(rows)})`,
  'to-sign': (rows) =>
    rows.sql<boolean>`(not ${STATE.inactive(rows)} and ${some(rows, isOpen(rows))} and not ${isChanged(rows)})`,
  'to-review': (rows) =>
    rows.sql<boolean>`(not ${STATE.inactive(rows)} and ${isUnreviewed(rows)} and not ${isChanged(rows)}
      and not ${some(rows, isOpen(rows))})`,
  complete: (rows) =>
    rows.sql<boolean>`(not ${STATE.inactive(rows)} and not ${isUnreviewed(rows)} and not ${isChanged(rows)}
      and not ${some(rows, isOpen(rows))})`,
};

/** Only a form that was changed at all has signatures of earlier revisions. */
const isChanged = (rows: Rows): Predicate =>
  rows.sql<boolean>`(${rows.col('reviewed_at')} is null and ${rows.col('revision')} > 1 and ${some(rows, isOutdated(rows))})`;

const isUnreviewed = ({ sql, col }: Rows): Predicate =>
  sql<boolean>`(${col('reviewed_at')} is null and exists (select from company_form_words fw
    where fw.tenant_id = ${col('tenant_id')} and fw.form_id = ${col('id')} and fw.flagged_count > 0))`;

/** Forms in a state; null if there is no such state. */
export function formsInState(rows: Rows, text: string): Predicate | null {
  const state = FORM_STATES.find((known) => known === text);
  return state === undefined ? null : STATE[state](rows);
}

/** Letters and digits of scripts that put spaces between words. */
const WORD = /^[\p{L}\p{M}\p{N}]+$/u;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Forms whose answers have a word that begins with each of the typed ones. Text that is more than words, such as a number with a
 * point, and scripts without spaces are not in the index: null.
 */
export function formsWithWords({ sql, col }: Rows, text: string): Predicate | null {
  const words = text.trim().split(/\s+/);
  if (!words.every((word) => WORD.test(word) && !WITHOUT_SPACES.test(word))) return null;
  const query = words.map((word) => `${word}:*`).join(' & ');
  return sql<boolean>`${col('id')} in (select forms_with_words(to_tsquery('simple', ${query})))`;
}
