import type { Canary } from '@fieldspan/contract/release';
import { expect, test } from 'vitest';
import { getsCanary } from './arms.ts';

const COMPANIES = Array.from({ length: 100_000 }, (_, index) => `company-${index}`);

function canary(percent: number, salt = 'forms-1.1.0'): Canary {
  const guard = { errorRateMax: 0.02, minSessions: 200, windowMin: 15 };
  return {
    id: salt,
    remote: 'forms',
    to: '1.1.0+0123456789ab',
    percent,
    salt,
    unit: 'tenant',
    include: [],
    exclude: [],
    guard,
  };
}

const having = (percent: number, salt?: string): string[] =>
  COMPANIES.filter((company) => getsCanary(canary(percent, salt), company));

test('10 % are 10 % of 100,000 companies, within 0.3 points', () => {
  expect(Math.abs(having(10).length / COMPANIES.length - 0.1)).toBeLessThan(0.003);
});

test('a higher percentage only adds companies; 0 is none and 100 is all', () => {
  const ten = having(10);
  const forty = new Set(having(40));
  expect(ten.every((company) => forty.has(company))).toBe(true);
  expect(having(0)).toEqual([]);
  expect(having(100)).toHaveLength(COMPANIES.length);
});

test('another canary starts with other companies', () => {
  const both = new Set(having(10));
  const share = having(10, 'equipment-2.0.0').filter((company) => both.has(company)).length / COMPANIES.length;
  expect(share).toBeLessThan(0.015);
});
