import { expect, it } from 'vitest';
import { currentEntry } from './current-entry.ts';

const MENU = [
  { to: '/' },
  { to: '/projects/list' },
  { to: '/services' },
  { to: '/services/mine' },
  { to: '/equipment/list' },
  { to: '/financial', also: ['/supplier-bill', '/services'] },
];
const at = (pathname: string) => currentEntry(MENU, pathname)?.to ?? null;

it('is the entry with exactly this address', () => {
  expect(at('/')).toBe('/');
  expect(at('/dashboard')).toBe('/');
  expect(at('/services/mine')).toBe('/services/mine');
});

it('is the entry of the area for a record in it', () => {
  expect(at('/project/stone-road/details')).toBe('/projects/list');
  expect(at('/service/s-8812/quote')).toBe('/services');
  expect(at('/equipment/lifts/scissor')).toBe('/equipment/list');
});

it('is the entry that such paths belong to, unless another one is of their area', () => {
  expect(at('/supplier-bill/f-1')).toBe('/financial');
  expect(at('/financial/ageing')).toBe('/financial');
  expect(at('/services/list')).toBe('/services');
});

it('is none if the menu has no such area', () => {
  expect(at('/messages')).toBeNull();
});
