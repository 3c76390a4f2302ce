import { createHash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { TooMany } from './errors.ts';

const QUARTER_HOUR = 900;
const HOUR = 3_600;
const DAY = 86_400;

/** How often something may be tried, per key, in how many seconds. Addresses are those of client-address.ts. */
const RULES = {
  /** By a browser that has signed in to the account before. */
  'sign-in-known': { points: 10, duration: QUARTER_HOUR },
  /** By account and address together. */
  'sign-in-here': { points: 10, duration: QUARTER_HOUR },
  /** By account, from all strange places together. */
  'sign-in-account': { points: 50, duration: QUARTER_HOUR },
  'sign-in-address': { points: 100, duration: QUARTER_HOUR },
  /** The password once more, by somebody signed in. */
  'own-password': { points: 10, duration: QUARTER_HOUR },
  'reset-account': { points: 5, duration: HOUR },
  'reset-address': { points: 30, duration: QUARTER_HOUR },
  /** By address: a new company, and secrets of mailed links that nobody was sent. */
  register: { points: 10, duration: QUARTER_HOUR },
  'mailed-link': { points: 10, duration: QUARTER_HOUR },
  /** Companies of one's own, by person. */
  company: { points: 5, duration: DAY },
  /** One invitation mailed again, by company and person. */
  'invite-again': { points: 5, duration: DAY },
  /** PINs, by person and shared tablet. */
  pin: { points: 5, duration: QUARTER_HOUR },
  'pin-day': { points: 20, duration: DAY },
  /** The own PIN once more, by somebody signed in. */
  'own-pin': { points: 5, duration: QUARTER_HOUR },
  /** Ways to a company's provider, by address: a whole office may have one. */
  'sign-on': { points: 300, duration: QUARTER_HOUR },
  /** Questions that a browser's passkeys are asked, by address. */
  'passkey-options': { points: 300, duration: QUARTER_HOUR },
  /** Public pages that do not exist, by address. */
  'public-slug': { points: 30, duration: QUARTER_HOUR },
  /** Reports of errors without a session, by address. */
  'error-report': { points: 30, duration: QUARTER_HOUR },
} as const satisfies Record<string, { points: number; duration: number }>;

type Rule = keyof typeof RULES;

export type Limits = {
  /** Counts one try before it is looked at. @throws TooMany with the time to wait */
  take: (rule: Rule, key: string | number) => Promise<void>;
  /** Success forgives what was mistyped before. */
  forgive: (rule: Rule, key: string | number) => Promise<void>;
  /** Gives one try back: it was no guess. */
  giveBack: (rule: Rule, key: string | number) => Promise<void>;
};

const RULE_NAMES: readonly Rule[] = Object.keys(RULES).filter((name): name is Rule => name in RULES);

/** Limits that all processes on one database share. */
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

/** The library asks for a client of pg; it gets the role that may reach the table. */
function clientOf(db: Database) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const { rows, numAffectedRows } = await db.system((tx) => tx.executeQuery(CompiledQuery.raw(text, [...values])));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/** Keys hold e-mail addresses, which nobody needs to read there, and which may be longer than the column. */
function hashed(key: string | number): string {
  return createHash('sha256').update(String(key).trim().toLowerCase()).digest('base64url');
}

function tooMany({ msBeforeNext }: RateLimiterRes): TooMany {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new TooMany(`Too many attempts. Please wait ${waitWords(seconds)} and try again.`, seconds);
}

function waitWords(seconds: number): string {
  if (seconds < 60) return 'a minute';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `${Math.ceil(minutes / 60)} hours`;
}
