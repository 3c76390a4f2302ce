// @vitest-environment jsdom
import { STALE } from '@fieldspan/contract/stale';
import { answersByField } from './answers-by-field.ts';
import { formOf } from '@fieldspan/domain/form/testing/form-of';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { formSections } from '@fieldspan/domain/form/submit-payload';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { beforeEach, expect, it, vi } from 'vitest';
import { mergeWordsOf } from './merge-words.ts';
import { sendFormChange } from './send-form-change.ts';

const QUESTIONS = [
  [
    { type: 'text', label: 'Depth' },
    { type: 'boolean', label: 'Shored?' },
    { type: 'text', label: 'Soil' },
  ],
];
const form = (answers: object) => formOf(QUESTIONS, { ...answers });
const BASE = form({ Depth: '2 m', 'Shored?': 1 });

/** The stored form and its version: the server refuses a save over another version. */
let stored: { doc: typeof BASE; version: number };

beforeEach(() => {
  signInAfresh();
  stored = { doc: BASE, version: 5 };
  fakeServer(async ({ request }) => {
    const sent = await request.formData();
    if (sent.get('version') !== String(stored.version)) {
      const data = {
        version: stored.version,
        changed_by: { id: 9, name: 'Bob Test' },
        changed_at: '2026-11-22T10:00:00Z',
        values: { form_json: JSON.stringify(formSections(stored.doc)) },
      };
      return { status: 409, body: { success: false, code: STALE, errors: ['Bob changed this.'], data } };
    }
    const json = sent.get('form_json');
    const doc = typeof json === 'string' ? parseForm(json) : null;
    stored = { doc: doc ?? BASE, version: stored.version + 1 };
    return { body: { data: { record_id: 77, slug: 'f' } } };
  });
});

const ask = vi.fn<Parameters<typeof sendFormChange>[0]['ask']>();
const send = (mine: object) => sendFormChange({ id: 77, base: BASE, version: 5, mine: form(mine), reason: '', ask });
const answers = () => answersByField(stored.doc);

it('stores a change over the version that was read', async () => {
  expect(await send({ Depth: '3 m', 'Shored?': 1 })).toEqual({ mergedWith: null });
  expect(answers()['S1/text Depth']).toBe('{"value":"3 m"}');
});

it('keeps what somebody else answered meanwhile to other questions, and names them', async () => {
  stored = { doc: form({ Depth: '2 m', 'Shored?': 1, Soil: 'Clay' }), version: 6 };
  const sent = await send({ Depth: '3 m', 'Shored?': 1 });
  expect(sent?.mergedWith?.changed_by?.name).toBe('Bob Test');
  expect(ask).not.toHaveBeenCalled();
  expect(answers()).toMatchObject({ 'S1/text Depth': '{"value":"3 m"}', 'S1/text Soil': '{"value":"Clay"}' });
});

it('asks if both answered the same question, with its label, and stores the choice', async () => {
  stored = { doc: form({ Depth: '9 m', 'Shored?': 0 }), version: 6 };
  ask.mockImplementation(async (_stale, clashes) => new Map(clashes.map(({ path }) => [JSON.stringify(path), 'mine'])));
  await send({ Depth: '3 m', 'Shored?': 1 });
  const [, clashes = []] = ask.mock.lastCall ?? [];
  const { labels, valueText } = mergeWordsOf(BASE);
  expect(
    clashes.map(({ path: [id = ''], mine, theirs }) => [labels[id], valueText(id, mine), valueText(id, theirs)]),
  ).toEqual([['Depth', '3 m', '9 m']]);
  expect(answers()).toMatchObject({ 'S1/text Depth': '{"value":"3 m"}', 'S1/boolean Shored?': '{"value":0}' });
});

it('stores nothing when the person goes back to the form', async () => {
  stored = { doc: form({ Depth: '9 m', 'Shored?': 1 }), version: 6 };
  ask.mockResolvedValue(null);
  expect(await send({ Depth: '3 m', 'Shored?': 1 })).toBeNull();
  expect(stored.version).toBe(6);
});
