import { sentence } from './sentence.ts';
import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { TooMany } from './errors.ts';

const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 86_400;

/** Rate limits: the number of tries per key and the period in seconds. For addresses see client-address.ts. */
const RULES = {
  /** Key: a browser that has signed in to the account before. */
  'sign-in-known': { points: 10, duration: QUARTER_HOUR },
  /** Key: account and address together. */
  'sign-in-here': { points: 10, duration: QUARTER_HOUR },
  /** Key: account, for all unfamiliar places together. */
  'sign-in-account': { points: 50, duration: QUARTER_HOUR },
  'sign-in-address': { points: 100, duration: QUARTER_HOUR },
  /** A signed-in person enters their password again. */
  'own-password': { points: 10, duration: QUARTER_HOUR },
  'reset-account': { points: 5, duration: HOUR },
  'reset-address': { points: 30, duration: QUARTER_HOUR },
  /** Key: address. New companies, and guesses at the secrets of mailed links. */
  register: { points: 10, duration: QUARTER_HOUR },
  'mailed-link': { points: 10, duration: QUARTER_HOUR },
  /** New companies by a signed-in person. Key: person. */
  company: { points: 5, duration: DAY },
  /** Mailing the same invitation again. Key: company and person. */
  'invite-again': { points: 5, duration: DAY },
  /** PDFs of forms, which take a while to make. Key: person, or address without a session. */
  'form-pdf': { points: 100, duration: QUARTER_HOUR },
  /** Documents that are mailed to customers. Key: company and person. */
  'document-mail': { points: 200, duration: DAY },
  /** Invoices of which customers are reminded by themselves. Key: company. */
  'reminder-mail': { points: 500, duration: DAY },
  /** What customers write about a document. Key: company and document. */
  'customer-words': { points: 50, duration: DAY },
  /** Payment pages that a customer opens. Key: company and document. */
  'card-checkout': { points: 60, duration: HOUR },
  /** Calls of a person that ask QuickBooks. Key: company. */
  quickbooks: { points: 300, duration: QUARTER_HOUR },
  /** Asking the signers of a form again. Key: company and form. */
  'form-reminder': { points: 3, duration: DAY },
  /** Asking one signer again, by whomever. Key: participant. */
  'signer-asked': { points: 5, duration: DAY },
  /** Signers who ask for a new link. Key: address. */
  'renew-link': { points: 20, duration: QUARTER_HOUR },
  /** Recipients of forms that are sent by mail. Key: person; for the lists of templates: company. */
  'form-mail': { points: 200, duration: DAY },
  'form-mail-list': { points: 2000, duration: DAY },
  /** Trying to mail a form again. Key: company and form. */
  'form-mail-again': { points: 10, duration: HOUR },
  /** PINs. Key: person and shared tablet. */
  pin: { points: 5, duration: QUARTER_HOUR },
  'pin-day': { points: 20, duration: DAY },
  /** A signed-in person enters their PIN again. */
  'own-pin': { points: 5, duration: QUARTER_HOUR },
  /** Redirects to a company's identity provider. Key: address; a whole office may share one. */
  'sign-on': { points: 300, duration: QUARTER_HOUR },
  /** Passkey challenges. Key: address. */
  'passkey-options': { points: 300, duration: QUARTER_HOUR },
  /** Requests for public pages that do not exist. Key: address. */
  'public-slug': { points: 30, duration: QUARTER_HOUR },
  /** Passwords of links of the library. Key: link and address; link, for all addresses together. */
  'share-password': { points: 10, duration: QUARTER_HOUR },
  'share-guesses': { points: 200, duration: DAY },
  /** Whole links as a zip. Key: address. */
  'share-zip': { points: 30, duration: QUARTER_HOUR },
  /** Problems of equipment, reported without a session. Key: address; piece. */
  'problem-report': { points: 10, duration: QUARTER_HOUR },
  'problem-piece': { points: 20, duration: DAY },
  /** Error reports without a session. Key: address. */
  'error-report': { points: 30, duration: QUARTER_HOUR },
} as const satisfies Record<string, { points: number; duration: number }>;

type Rule = keyof typeof RULES;

export type Limits = {
  /**
   * Counts a try before it is checked.
   * @throws TooMany with the time to wait
   */
  take: (rule: Rule, key: string | number) => Promise<void>;
  /** Clears the counter after a success. */
  forgive: (rule: Rule, key: string | number) => Promise<void>;
  /** Gives one try back, because it was not a guess. */
  giveBack: (rule: Rule, key: string | number) => Promise<void>;
};

const RULE_NAMES: readonly Rule[] = Object.keys(RULES).filter((name): name is Rule => name in RULES);

/** Opens rate limits that all processes on one database share. */
export function openLimits(db: Database): Limits {
  const limiters = new Map(RULE_NAMES.map((rule, at) => [rule, limiterOf(db, rule, at === 0)]));
  const limiter = (rule: Rule): RateLimiterPostgres => {
    const found = limiters.get(rule);
    if (!found) throw new RangeError(`No limit is named ${rule}`);
    return found;
  };
  return {
    async take(rule, key) {
      try {
        await limiter(rule).consume(hashed(key));
      } catch (error) {
        throw error instanceof RateLimiterRes ? tooMany(error) : error;
      }
    },
    async forgive(rule, key) {
      await limiter(rule).delete(hashed(key));
    },
    async giveBack(rule, key) {
      await limiter(rule).reward(hashed(key));
    },
  };
}

function limiterOf(db: Database, rule: Rule, clearExpiredByTimeout: boolean): RateLimiterPostgres {
  return new RateLimiterPostgres({
    ...RULES[rule],
    keyPrefix: rule,
    storeClient: clientOf(db),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout,
  });
}

/**
 * Adapter for the library, which expects a client of pg; queries run with the system role, which may access the table.
 */
function clientOf(db: Database) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const { rows, numAffectedRows } = await db.system((tx) => tx.executeQuery(CompiledQuery.raw(text, [...values])));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/**
 * Keys are hashed because they contain e-mail addresses, which nobody needs to read there and which may be longer than
 * the column.
 */
function hashed(key: string | number): string {
  return createHash('sha256').update(String(key).trim().toLowerCase()).digest('base64url');
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooMany {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new TooMany(sentence`Too many attempts. Please wait ${waitWords(seconds)} and try again.`, seconds);
}

function waitWords(seconds: number): string {
  if (seconds < 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
