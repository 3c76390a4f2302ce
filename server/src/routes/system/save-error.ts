import * as v from 'valibot';
import { WholeNumber } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { scrubJson, scrubText } from './scrub.ts';

/** Enough for a stack trace and a form; the limit keeps a browser that repeats its report from filling the disk. */
const TEXT_LENGTH = 4_000;
const JSON_LENGTH = 60_000;

const Cut = (length: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, length)),
    ),
  );

const ErrorSchema = v.object({
  endpoint: Cut(TEXT_LENGTH),
  payload_json: Cut(JSON_LENGTH),
  response_json: Cut(JSON_LENGTH),
  user_agent: Cut(500),
  user_error_message: Cut(TEXT_LENGTH),
  remote: Cut(100),
  release: Cut(100),
  arm: Cut(300),
  set_seq: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => null),
      ),
      WholeNumber,
    ]),
  ),
});

/**
 * The tenant and person come from the session, not from the report. Without a session (sign-in, public pages) there is
 * no tenant, so the report goes to the server's log.
 */
export const saveError: OpenRoute = {
  verb: 'POST',
  path: 'ErrorLog/save',
  before: 'terms',
  summary: 'Keep what went wrong in a browser; passwords, tokens and signatures are taken out first',
  session: 'optional',
  takes: ErrorSchema,
  async handle({ session, services, read, address }) {
    if (session === null) await services.limits.take('error-report', address);
    const error = await read(ErrorSchema);
    const clean = {
      endpoint: cleanText(error.endpoint),
      payload_json: cleanJson(error.payload_json),
      response_json: cleanJson(error.response_json),
      user_agent: error.user_agent ?? null,
      user_error_message: cleanText(error.user_error_message),
      remote: error.remote ?? null,
      release: error.release ?? null,
      arm: error.arm ?? null,
      set_seq: error.set_seq ?? null,
    };
    if (session === null || session.tenantId === 0) {
      services.log.warn({ browserError: clean }, 'a browser reports an error');
      return { record_id: 0, slug: '' };
    }
    const { tenantId: tenant_id, userId: user_id } = session;
    const saved = await services.db.as(session, (tx) =>
      tx
        .insertInto('error_log')
        .values({ tenant_id, user_id, ...clean })
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow(),
    );
    return { record_id: saved.id, slug: saved.slug };
  },
};

function cleanText(text: string | undefined): string | null {
  return text === undefined ? null : scrubText(text);
}

function cleanJson(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : scrubJson(text);
}
