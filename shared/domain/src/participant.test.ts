import { describe, expect, it } from 'vitest';
import { signedByAuthor, withoutParticipant } from './own-signature.ts';
import { inviteProblem, participantStatus, phoneDigits, withSignature } from './participant.ts';

const NOBODY = {
  client_key: 'k',
  slug: null,
  isSaved: true,
  user_id: null,
  is_external_worker: 0,
  name: 'Uma',
  company_name: '',
  email: '',
  phone: '',
  is_invite: 0,
  completed_at: null,
  signature: null,
} as const;

const INK = { dataUrl: '', trail: [{ x: 1, y: 1 }, {}], name: 'Uma', sigSkipped: false };
const AT = '2026-11-21T10:00:00.000Z';

describe('a participant', () => {
  it('PART008 PART009 PART010 has completed, is invited, or signs now', () => {
    expect(participantStatus({ ...NOBODY, completed_at: AT, is_invite: 1 })).toBe('completed');
    expect(participantStatus({ ...NOBODY, is_invite: 1 })).toBe('Invite');
    expect(participantStatus(NOBODY)).toBe('Now');
  });

  it('is signed only with at least one stroke, and has to be stored again', () => {
    expect(withSignature({ ...NOBODY, is_invite: 1 }, INK, AT)).toMatchObject({
      completed_at: AT,
      is_invite: 0,
      isSaved: false,
    });
    expect(withSignature(NOBODY, { ...INK, trail: [] }, AT)).toBe(NOBODY);
  });

  it.each([
    [{ user_id: 3, email: '', phone: '' }, null, null],
    [{ user_id: null, email: 'uma@redline.test', phone: '' }, null, null],
    [{ user_id: null, email: ' ', phone: '555 010' }, null, 'Must provide an email address: no SMS is sent from here.'],
    [
      { user_id: null, email: ' ', phone: ' - ' },
      'Must provide a phone number or email address.',
      'Must provide a phone number or email address.',
    ],
  ])('can be invited if there are contact details: %o', (who, withSms, without) => {
    expect([inviteProblem(who, true), inviteProblem(who, false)]).toEqual([withSms, without]);
  });

  it.each([
    ['+1 (555) 010-7788', '5550107788'],
    ['001 555 010 7788', '5550107788'],
    ['+44 20 7946 0958', '442079460958'],
    ['', ''],
  ])('has the digits of its phone: %s', (phone, digits) => expect(phoneDigits(phone)).toBe(digits));
});

describe('the author of a form', () => {
  const author = { ...NOBODY, client_key: 'own', user_id: 7, isSaved: false };

  it('takes part by signing, once', () => {
    const once = signedByAuthor({ signature: INK, participants: [NOBODY] }, author, AT);
    expect(once.participants.map(({ client_key: key }) => key)).toEqual(['own', 'k']);
    const again = signedByAuthor(once, { ...author, client_key: 'other' }, '2026-11-21T11:00:00.000Z');
    expect(again.participants).toHaveLength(2);
    expect(again.participants[0]).toMatchObject({ client_key: 'own', completed_at: '2026-11-21T11:00:00.000Z' });
  });

  it('SIGN012 has not signed any longer when removed; removing others keeps the signature', () => {
    const signing = signedByAuthor({ signature: INK, participants: [NOBODY] }, author, AT);
    const [own, uma] = signing.participants;
    if (!own || !uma) throw new Error('Two take part');
    expect(withoutParticipant(signing, uma, 7)).toEqual({ signature: INK, participants: [own] });
    expect(withoutParticipant(signing, own, 7)).toEqual({ signature: null, participants: [uma] });
  });
});
