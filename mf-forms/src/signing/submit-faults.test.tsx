// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { isOutboxReadAtom, outboxAtom, sendLater, startOutbox } from '@fieldspan/api/outbox/outbox';
import { look } from '@fieldspan/api/reach';
import { amendSession } from '@fieldspan/api/session';
import { store } from '@fieldspan/api/store';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompletionValue } from './completion-value.ts';
import { newCompletion } from './completion-value.ts';
import { submitForm } from './submit-form.ts';
import { newParticipant } from './new-participant.ts';

const SAVE = 'CompanyForm/save';
const INK = { dataUrl: '', trail: [{ x: 1, y: 1 }, {}], name: 'Uma', sigSkipped: false };
const WRITER = { userId: 4, tenantId: 1 };

let asked: Request[];
let answer: (call: string) => object;
let value: CompletionValue;
let stop: () => void;
let answers = '[]';
/** What stood on the device each time it was waited for, and how many items were in the outbox. */
let kept: { isTried: boolean; waiting: number }[];

beforeEach(async () => {
  signInAfresh();
  localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
  answer = usual;
  asked = fakeServer(({ call }) => ({ body: answer(call) }));
  value = { ...newCompletion(), signature: INK, participants: [newParticipant({ name: 'Uma' })] };
  kept = [];
  stop = startOutbox();
  await vi.waitFor(() => expect(store.get(isOutboxReadAtom)).toBe(true));
});
afterEach(async () => {
  cleanup();
  answer = usual;
  await look();
  await vi.waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
  stop();
});

const usual = (call: string): object => ({
  data: call === SAVE ? { record_id: 77, slug: 'form' } : { records_saved: 1, records_saved_list: [1] },
});

const submit = (after: string[] = []) =>
  submitForm({
    value,
    onChange: (change) => (value = change(value)),
    keep: async () => void kept.push({ isTried: value.sent.isTried, waiting: store.get(outboxAtom).length }),
    filled: { form_json: answers, child_template_id: 3 },
    wait: {
      label: 'Trench check',
      address: '/do-form/trench',
      answers: new Map(),
      equipmentId: null,
      after,
      replaces: null,
      writer: WRITER,
    },
    onRefused: () => undefined,
  });

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const ofSave = () => asked.filter(({ url }) => url.endsWith(`/api/${SAVE}`));

it('that it is handed on stands in the draft before the server or the outbox has it', async () => {
  await submit();
  expect(kept).toEqual([{ isTried: true, waiting: 0 }]);
  expect(ofSave()).toHaveLength(1);
  value = { ...newCompletion(), signature: INK, participants: value.participants };
  kept = [];
  answer = lost;
  await look();
  await submit();
  expect(kept).toEqual([{ isTried: true, waiting: 0 }]);
  expect(store.get(outboxAtom)).not.toEqual([]);
});

it('what the outbox still has of a form is not sent after its newer answers', async () => {
  answer = lost;
  await look();
  value = { ...value, sent: { ...value.sent, isTried: true } };
  answers = '["older"]';
  await submit();
  // The page dies before it hears of it; its draft comes back.
  answers = '["newer"]';
  answer = usual;
  await look();
  await submit();
  await vi.waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
  const forms = await Promise.all(ofSave().map(async (request) => (await request.clone().formData()).get('form_json')));
  expect(forms.at(-1)).toBe('["newer"]');
  expect(forms.lastIndexOf('["older"]')).toBeLessThan(forms.indexOf('["newer"]'));
});

const waiting = () => store.get(outboxAtom).map(({ call, state }) => `${call} ${state}`);

it('a form that is submitted again while its picture waits is not sent before the picture', async () => {
  value = { ...value, sent: { ...value.sent, isTried: true } };
  answer = lost;
  const picture = {
    lane: 'pictures',
    call: 'UploadImage/save',
    payload: { id: 9, do_not_clean: 1, client_key: 'photo' },
    label: 'Pit',
  } as const;
  await sendLater(picture);
  await vi.waitFor(() => expect(store.get(outboxAtom)).toMatchObject([{ error: expect.anything() }]));
  await submit(['photo']);
  const all = ['UploadImage/save waiting', 'CompanyForm/save waiting', 'CompanyFormAcknowledgement/save-batch waiting'];
  expect(waiting()).toEqual(all);
  answer = usual;
  await submit(['photo']);
  expect(waiting()).toEqual(all);
  expect(ofSave()).toEqual([]);
  await look();
  await vi.waitFor(() => expect(store.get(outboxAtom)).toEqual([]));
  expect(new URL(asked.at(-1)?.url ?? '').pathname).toBe('/api/CompanyFormAcknowledgement/save-batch');
});

it('a refusal does not make an earlier attempt unheard of: the next one overwrites what that may have stored', async () => {
  value = { ...value, sent: { ...value.sent, isTried: true } };
  answer = () => ({ success: false, errors: ['The template is archived.'] });
  await submit();
  expect(value.sent.isTried).toBe(true);
});

it('the participants go out in the session in which the form was submitted, whoever signs in meanwhile', async () => {
  answer = (call) => {
    amendSession({ apiKey: 'somebody-else' });
    return usual(call);
  };
  await submit();
  const keys = new Set(asked.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('api-key')));
  expect(keys.size).toBe(1);
  expect(keys).not.toContain('somebody-else');
});
