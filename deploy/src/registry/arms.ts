import { createHash } from 'node:crypto';
import type { Canary, ReleaseSet } from '@fieldspan/contract/release';
import { idsOf } from './set-changes.ts';

/** A company's position among all companies, 0 to 1: the first 32 bits of SHA-256 over `salt:company`. */
function bucketOf(salt: string, company: string): number {
  return createHash('sha256').update(`${salt}:${company}`).digest().readUInt32BE(0) / 2 ** 32;
}

/** Whether a company gets a canary. Assignment is sticky: a higher percentage only adds companies. */
export function getsCanary({ salt, percent, include, exclude }: Canary, company: string): boolean {
  if (exclude.includes(company)) return false;
  return include.includes(company) || bucketOf(salt, company) < percent / 100;
}

/** The canaries that a company gets; none for an anonymous visitor (null). */
export function canariesOf({ canaries }: Pick<ReleaseSet, 'canaries'>, company: string | null): Canary[] {
  return company === null ? [] : canaries.filter((canary) => getsCanary(canary, company));
}

/** The release ids that a company gets, by name, including the shell's. */
export function idsFor(set: ReleaseSet, company: string | null): Map<string, string> {
  return new Map([...idsOf(set), ...canariesOf(set, company).map(({ remote, to }) => [remote, to] as const)]);
}
