import { expect, it } from 'vitest';
import { inviteLines } from './invite-lines.ts';

const person = (more: object) => ({
  email: '',
  first_name: '',
  last_name: '',
  phone_mobile: '',
  job_title: '',
  ...more,
});

it('reads a list without headings in its order, with any separator', () => {
  const people = [person({ email: 'ana@x.test', first_name: 'Ana', last_name: 'Lee' })];
  expect(inviteLines('ana@x.test,Ana,Lee')).toEqual(people);
  expect(inviteLines('ana@x.test; Ana ;Lee\r\n\n')).toEqual(people);
  expect(inviteLines('\uFEFFana@x.test\tAna\tLee')).toEqual(people);
});

it('uses the headings of a list, in any order, and ignores unknown ones', () => {
  expect(inviteLines('Shoe size,Last name,E-mail,Job title\n44,Lee,ana@x.test,"Welder, lead"')).toEqual([
    person({ email: 'ana@x.test', last_name: 'Lee', job_title: 'Welder, lead' }),
  ]);
});

it('keeps a line without a valid address: the server says what is wrong with it', () => {
  expect(inviteLines('just a name')).toEqual([person({ email: 'just a name' })]);
  expect(inviteLines('')).toEqual([]);
});
