// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormDraft } from './filler/form-draft.ts';
import { newCompletion } from './signing/completion-value.ts';
import { useCompletion } from './use-completion.ts';

const OWNER = { tenantId: 1, userId: 4, childSlug: 'trench', place: '', label: 'Trench check' };
const INK = { dataUrl: '', trail: [{ x: 1, y: 1 }, {}], name: 'Uma', sigSkipped: false };

it.each([
  ['signed', INK, true],
  ['not signed', null, false],
])('a draft that comes back %s: whether the server may have it already', async (place, signature, isTried) => {
  const draft = await FormDraft.open({ ...OWNER, place });
  draft.keepAnswer('a', { value: 1 });
  draft.keep({ completion: { ...newCompletion(), signature } });
  await draft.flush();
  const again = await FormDraft.open({ ...OWNER, place });
  const { result } = renderHook(() => useCompletion(again));
  expect(result.current[0].sent.isTried).toBe(isTried);
});

it('the key of a form is stored with its first answer, so that it cannot arrive under two', async () => {
  const draft = await FormDraft.open({ ...OWNER, place: 'key' });
  const { result } = renderHook(() => useCompletion(draft));
  draft.keepAnswer('a', { value: 1 });
  await draft.flush();
  const again = await FormDraft.open({ ...OWNER, place: 'key' });
  const { result: restored } = renderHook(() => useCompletion(again));
  expect(restored.current[0].sent.formKey).toBe(result.current[0].sent.formKey);
});
