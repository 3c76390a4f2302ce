import { describe, expect, it } from 'vitest';
import { addParticipants, mergeParticipants } from './merge-participants.ts';
import type { Participant } from './participant.ts';

let keys = 0;
const person = (more: Partial<Participant>): Participant => {
  keys += 1;
  return {
    client_key: `k${keys}`,
    slug: null,
    isSaved: false,
    user_id: null,
    is_external_worker: 0,
    name: '',
    company_name: '',
    email: '',
    phone: '',
    is_invite: 0,
    completed_at: null,
    signature: null,
    ...more,
  };
};

const INK = { dataUrl: '', trail: [{ x: 1, y: 1 }, {}], name: 'A', sigSkipped: false };
const signed = (more: Partial<Participant>) =>
  person({ completed_at: '2026-11-21T10:00:00.000Z', signature: INK, ...more });

const who = (order: readonly Participant[]) =>
  mergeParticipants(order)
    .map(({ name, completed_at }) => `${name} ${completed_at ?? ''}`)
    .toSorted();

describe('merging participants', () => {
  it('PART011 merges those with the same user, e-mail or phone, however these are written', () => {
    const list = [
      person({ user_id: 3, name: 'Ana' }),
      person({ user_id: 3 }),
      person({ email: 'Uma@Redline.test ' }),
      person({ email: 'uma@redline.test', name: 'Uma' }),
      person({ phone: '+1 (555) 010-7788' }),
      person({ phone: '555.010.7788', name: 'Vic' }),
    ];
    expect(mergeParticipants(list).map(({ name }) => name)).toEqual(['Ana', 'Uma', 'Vic']);
  });

  it('PART012 lets a signature replace an invitation, and fills its blanks from it', () => {
    const [one, ...others] = mergeParticipants([
      person({ user_id: 3, is_invite: 1, email: 'ana@north.test', slug: 'stored', isSaved: true }),
      signed({ user_id: 3, name: 'Ana' }),
    ]);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ name: 'Ana', is_invite: 0, email: 'ana@north.test', signature: INK });
    // The signature completes the stored invitation, so it has to be sent.
    expect(one).toMatchObject({ slug: 'stored', isSaved: false });
  });

  it('keeps the earliest signature, at the position of the first entry', () => {
    const list = [
      person({ email: 'a@b.test', is_invite: 1 }),
      person({ name: 'Other' }),
      signed({ email: 'a@b.test', completed_at: '2026-11-21T11:00:00.000Z' }),
      signed({ email: 'a@b.test', completed_at: '2026-11-21T09:00:00.000Z' }),
    ];
    expect(mergeParticipants(list).map(({ completed_at, name }) => name || completed_at)).toEqual([
      '2026-11-21T09:00:00.000Z',
      'Other',
    ]);
  });

  it('never merges two users, even with the same phone', () => {
    const list = [
      person({ user_id: 3, phone: '5550107788' }),
      person({ user_id: 4, phone: '5550107788' }),
      person({ phone: '5550107788' }),
    ];
    expect(mergeParticipants(list).map(({ user_id }) => user_id)).toEqual([3, 4]);
  });

  it('merges three if the third has both the e-mail and the phone', () => {
    const list = [
      person({ email: 'a@b.test' }),
      person({ phone: '5550107788' }),
      person({ email: 'a@b.test', phone: '5550107788' }),
    ];
    expect(mergeParticipants(list)).toHaveLength(1);
  });

  it('changes nothing when it is repeated', () => {
    const list = [
      signed({ user_id: 3 }),
      person({ user_id: 3, is_invite: 1 }),
      person({ name: 'Vic' }),
      person({ name: 'Wim' }),
    ];
    const once = mergeParticipants(list);
    expect(mergeParticipants(once)).toEqual(once);
    expect(once).toHaveLength(3);
  });

  it('finds the same people in any order', () => {
    const list = [
      person({ user_id: 3, email: 'a@b.test' }),
      signed({ email: 'A@b.test', name: 'Ana' }),
      person({ phone: '5550107788', is_invite: 1 }),
      person({ phone: '555 010 7788', name: 'Vic' }),
    ];
    expect(who(list.toReversed())).toEqual(who(list));
  });
});

describe('adding participants', () => {
  it('PART013 skips the invitation of somebody who takes part already, and says so', () => {
    const before = [signed({ user_id: 3, name: 'Ana' })];
    const { participants, skipped } = addParticipants(before, [person({ user_id: 3, name: 'Ana', is_invite: 1 })]);
    expect(participants).toEqual(before);
    expect(skipped).toEqual(['Ana']);
  });

  it('adds somebody who signs now though invited before', () => {
    const before = [person({ user_id: 3, name: 'Ana', is_invite: 1 })];
    const { participants, skipped } = addParticipants(before, [person({ user_id: 3, name: 'Ana' })]);
    expect(participants).toMatchObject([{ is_invite: 0 }]);
    expect(skipped).toEqual([]);
  });
});
