import { describe, expect, it } from 'vitest';
import { matchingMembers, mentionAt, mentionedIds, mentionsIn, withMention } from './message-mentions.ts';

const person = (id: number, first_name: string, last_name: string) => ({ id, first_name, last_name });
const ana = person(1, 'Ana', 'Souza');
const anaMaria = person(2, 'Ana', 'Souza Lima');
const luis = person(3, 'Luís', 'Ferreira');
const members = [ana, anaMaria, luis];

describe('a mention that is being typed', () => {
  it('starts with an @ at the start of a word and ends at the caret', () => {
    expect(mentionAt('ask @lu', 7)).toEqual({ from: 4, typed: 'lu' });
    expect(mentionAt('@', 1)).toEqual({ from: 0, typed: '' });
    expect(mentionAt('ask @lu about it', 7)).toEqual({ from: 4, typed: 'lu' });
  });

  it('is none in an address, after a line break, or with the caret before it', () => {
    expect(mentionAt('a@b.ca', 6)).toBeNull();
    expect(mentionAt('@ana\nnext', 9)).toBeNull();
    expect(mentionAt('ask @lu', 2)).toBeNull();
    expect(mentionAt('at 5 @ ', 7)).toBeNull();
  });

  it('offers people whose first or last name starts with it, whatever the accents', () => {
    expect(matchingMembers(members, 'lui')).toEqual([luis]);
    expect(matchingMembers(members, 'sou')).toEqual([ana, anaMaria]);
    expect(matchingMembers(members, '')).toEqual(members);
    expect(matchingMembers(members, 'zz')).toEqual([]);
  });

  it('ends when a space follows the whole name', () => {
    expect(matchingMembers(members, 'Luís Ferreira ')).toEqual([]);
    expect(matchingMembers(members, 'Ana ')).toEqual([ana, anaMaria]);
  });

  it('is replaced with the whole name and one space', () => {
    expect(withMention('ask @lu about', { from: 4, caret: 7 }, luis)).toEqual({
      text: 'ask @Luís Ferreira about',
      caret: 19,
    });
  });
});

describe('the mentions of a text', () => {
  it('are whole names, the longer one first, each person once', () => {
    expect(mentionedIds('@Ana Souza Lima and @Ana Souza, @Ana Souza!', members)).toEqual([2, 1]);
  });

  it('are none in the middle of a word or of a longer name', () => {
    expect(mentionsIn('x@Ana Souza @Ana Souzas', members)).toEqual([]);
  });

  it('have positions', () => {
    expect(mentionsIn('hi @Luís Ferreira', members)).toEqual([{ at: 3, length: 14, id: 3 }]);
  });
});
