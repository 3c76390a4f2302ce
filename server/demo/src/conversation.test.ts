import { expect, it } from 'vitest';
import { dealt, speakersOf, spoken } from './conversation.ts';
import { LAKESHORE, NORTHGATE } from './profiles.ts';
import { Random } from './random.ts';
import { DIRECT_TALK, RECORD_TALK } from './words/talk-office.ts';

it('reads who speaks and what is attached', () => {
  const [photo, plan, plain] = spoken(
    ['A photo gauge: Held.', 'B pdf: Report.', 'C: Thanks: all good.'],
    {},
    new Random('x'),
  );
  expect(photo).toEqual({ speaker: 0, text: 'Held.', attachment: 'photo', scene: 'gauge' });
  expect(plan).toEqual({ speaker: 1, text: 'Report.', attachment: 'pdf', scene: null });
  expect(plain).toEqual({ speaker: 2, text: 'Thanks: all good.', attachment: null, scene: null });
});

it('gives the same braces the same value throughout an exchange', () => {
  const slots = { room: ['stair B', 'room 214', 'the kitchen', 'P1'] };
  const lines = spoken(['A: Water in {room}.', 'B: In {room}?', 'A: {room}, yes.'], slots, new Random('x'));
  const rooms = lines.map(({ text }) => slots.room.find((room) => text.includes(room)));
  expect(new Set(rooms).size).toBe(1);
});

it('refuses braces without words', () => {
  expect(() => spoken(['A: {nothing}'], {}, new Random('x'))).toThrow('No words for {nothing}');
});

it('uses every exchange once before any comes again', () => {
  const exchanges = [['A: 1'], ['A: 2'], ['A: 3']];
  const deck = dealt(exchanges, new Random('deck'));
  const hand = exchanges.map(() => deck.next().value);
  expect(new Set(hand).size).toBe(3);
});

it('has values for every brace that people may write', () => {
  const names = { first: ['Ana'], job: ['J'], customer: ['C'], customer2: ['D'], supplier: ['S'], contact: ['P'] };
  for (const { talk } of [NORTHGATE, LAKESHORE]) {
    const all = [...talk.job, ...talk.service, ...DIRECT_TALK, ...Object.values(RECORD_TALK).flat()];
    for (const exchange of all) {
      const said = spoken(exchange, { ...names, ...talk.slots }, new Random('x'));
      expect(said.map(({ text }) => text).join(' ')).not.toMatch(/[{}]|undefined/);
      expect(speakersOf(exchange)).toBeLessThanOrEqual(4);
    }
  }
});
