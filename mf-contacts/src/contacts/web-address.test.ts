import { expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

it('adds a missing protocol', () => {
  expect(webAddress('harbourfoods.example')).toBe('https://harbourfoods.example/');
});

it('keeps a full address', () => {
  expect(webAddress('http://harbourfoods.example/dock')).toBe('http://harbourfoods.example/dock');
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'JavaScript:alert(1)', '', '  ', 'https://'])(
  'makes no link of %j',
  (typed) => {
    expect(webAddress(typed)).toBeNull();
  },
);
