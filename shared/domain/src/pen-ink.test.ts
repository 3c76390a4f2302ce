import { expect, it } from 'vitest';
import { PEN_INKS, inkOf } from './pen-ink.ts';

it('is the value of a pen, and any other colour as it stands', () => {
  expect([inkOf('red'), inkOf('white'), inkOf('#123456')]).toEqual([PEN_INKS.red, '#ffffff', '#123456']);
});
