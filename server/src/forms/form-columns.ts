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

function participants({ sql, col }: Rows, condition: Expression): Expression {
  return sql`(select count(*) from company_form_acknowledgement fp
    where fp.tenant_id = ${col('tenant_id')} and fp.form_id = ${col('id')} and fp.withdrawn_at is null and ${condition})`;
}

const signed = (rows: Rows): Expression =>
  participants(rows, rows.sql`fp.completed_at is not null and fp.revision = ${rows.col('revision')}`);

const open = (rows: Rows): Expression => participants(rows, rows.sql`fp.completed_at is null and fp.is_invite = 1`);

/** Signatures of an earlier revision, of people who have not signed the newest one. */
const outdated = (rows: Rows): Expression =>
  participants(
    rows,
    rows.sql`fp.completed_at is not null and fp.revision < ${rows.col('revision')} and not exists (
      select from company_form_acknowledgement fa
      where fa.tenant_id = fp.tenant_id and fa.form_id = fp.form_id and fa.withdrawn_at is null and fa.id > fp.id
        and (fa.user_id = fp.user_id or (fa.user_id is null and fp.user_id is null
          and coalesce(nullif(lower(fa.email), ''), fa.name) = coalesce(nullif(lower(fp.email), ''), fp.name))))`,
  );

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
