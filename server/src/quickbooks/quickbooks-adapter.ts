import type { LocalIntuit } from './local-intuit.ts';

/** What a company's consent gives. The access token lasts an hour, the refresh token about a hundred days; each renewal makes new ones. */
export type Tokens = { access: string; accessUntil: Date; refresh: string; refreshUntil: Date };

/** The books of a company there, and a token that reaches them. */
export type Books = { realm: string; access: string };

/** Lists of QuickBooks that are read. */
export const LISTS = ['Account', 'Customer', 'Vendor', 'CompanyInfo', 'Preferences'] as const;
type ListName = (typeof LISTS)[number];

/** What is made there. */
type MadeName = 'customer' | 'vendor' | 'journalentry';

/** `where` is a condition in the query language of QuickBooks; empty for all. */
export type Listing = { list: ListName; where: string };

/** The same `requestId` makes one record, however often it is sent. */
export type Making = { kind: MadeName; body: object; requestId: string };

/** QuickBooks Online, or what stands for it. Each call throws QuickbooksFault. */
export type QuickbooksAdapter = {
  service: 'intuit' | 'local';
  /** The page on which somebody lets this server into the books of their company. */
  consentUrl: (asked: { state: string; back: string; tenantId: number }) => string;
  /** Tokens for what the consent page sent back. */
  exchange: (asked: { code: string; back: string }) => Promise<Tokens>;
  renew: (refresh: string) => Promise<Tokens>;
  /** Ends what the consent gave. */
  revoke: (refresh: string) => Promise<void>;
  list: (books: Books, listing: Listing) => Promise<object[]>;
  /** @returns the id of what was made */
  make: (books: Books, making: Making) => Promise<string>;
  /** The local implementation, which has a consent page of its own; null where Intuit itself is asked. */
  local: LocalIntuit | null;
};
