// @vitest-environment jsdom
import { startOutbox } from '@fieldspan/api/outbox/outbox';
import type { OutboxItem } from '@fieldspan/api/outbox/outbox-item';
import { look } from '@fieldspan/api/reach';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newParticipant } from './new-participant.ts';
import { openCompletion, people, signOwn } from './testing/completion-page.tsx';

/** A text field of a sent form. */
const textOf = (field: FormDataEntryValue | undefined): string => (typeof field === 'string' ? field : '');

type Reply = { status?: number; body: object | string };

const SAVE = 'CompanyForm/save';
const BATCH = 'CompanyFormAcknowledgement/save-batch';
const STORED = { body: { data: { record_id: 77, slug: 'form' } } };
/** A server error, after which nobody knows what was stored. */
const FAILED = { status: 500, body: { success: false } };

/** The server's responses to each call, in order; the last one repeats. */
let replies: Record<string, Reply[]>;
let asked: Request[];

beforeEach(() => {
  signInAfresh();
  replies = { [SAVE]: [STORED], [BATCH]: [{ body: { data: { records_saved: 1, records_saved_list: [11] } } }] };
  asked = fakeServer(({ call }) => {
    const mine = replies[call];
    if (mine === undefined) return { body: { data: people[call] ?? [] } };
    const [next = FAILED] = mine.length > 1 ? mine.splice(0, 1) : mine;
    return next;
  });
});
afterEach(cleanup);

const sent = async (call: string) =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith(`/api/${call}`))
      .map(async (request) => Object.fromEntries((await request.clone().formData()).entries())),
  );

const INK = { dataUrl: '', trail: [{ x: 1, y: 1 }, {}], name: 'Uma', sigSkipped: false };
const AT = '2026-11-21T10:00:00.000Z';
const uma = () => newParticipant({ name: 'Uma', is_external_worker: 1, completed_at: AT, signature: INK });
const submit = () => screen.getByRole('button', { name: 'Submit Form' });
const alertText = async () => (await screen.findByRole('alert')).textContent;

/** Date and time in the format of HTTP headers, in UTC. */
const UTC = String.raw`\([A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\)`;

describe('submitting a form', () => {
  it('ERR026 is refused without a signature, in an alert that can be closed, and sends nothing', async () => {
    const { user } = await openCompletion();
    await user.click(submit());
    expect(await alertText()).toContain("You must sign the form to continue, or click 'Skip Signature'");
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await sent(SAVE)).toEqual([]);
  });

  it('is sent once if Submit is pressed again before the page has drawn that it is sending', async () => {
    const { user } = await openCompletion({ from: { participants: [uma()] } });
    await signOwn(user);
    act(() => {
      submit().click();
      submit().click();
    });
    expect(await alertText()).toContain('Form saved with 1 participants!');
    expect([(await sent(SAVE)).length, (await sent(BATCH)).length]).toEqual([1, 1]);
  });

  it('names the person whose second signature was not stored', async () => {
    replies[BATCH] = [{ body: { data: { records_saved: 2, records_saved_list: [11, 12], signed_before: ['Uma'] } } }];
    const { user } = await openCompletion({ from: { participants: [uma()] } });
    await signOwn(user);
    await user.click(submit());
    expect(await alertText()).toContain('Uma has signed before: the first signature stays');
  });

  it('ERR036 CALL086 CALL087 stores the form, then its participants, and says how many with their ids', async () => {
    replies[BATCH] = [{ body: { data: { records_saved: 2, records_saved_list: [11, 12] } } }];
    const onSubmitted = vi.fn<(formId: number) => void>();
    const { user, kept } = await openCompletion({ from: { participants: [uma()] }, onSubmitted });
    await signOwn(user);
    await user.click(submit());
    expect(await alertText()).toMatch(
      /^Form saved with 2 participants! \([A-Z][a-z]{2} \d+, \d{4} @ \d+:\d{2} [ap]m\)\. Signature record ids: 11, 12$/,
    );
    const [form] = await sent(SAVE);
    expect(form).toMatchObject({ child_template_id: '3', job_id: '12', client_key: kept.value.sent.formKey });
    expect(form).not.toHaveProperty('service_id');
    const [batch] = await sent(BATCH);
    const records: unknown = JSON.parse(textOf(batch?.['records']));
    expect(records).toMatchObject([
      { form_id: 77, user_id: 4, is_external_worker: 0, is_invite: 0 },
      { form_id: 77, user_id: null, is_external_worker: 1, name: 'Uma', completed_at: AT },
    ]);
    expect(onSubmitted).toHaveBeenCalledExactlyOnceWith(77, expect.anything());
    expect(kept.value.participants.map(({ isSaved }) => isSaved)).toEqual([true, true]);
  });

  it('says how many signed and how many did not, and counts a skipped signature as none', async () => {
    const skipped = { ...INK, trail: [], sigSkipped: true, sigSkippedReason: 'Arm in a cast' };
    await openCompletion({ from: { signature: INK, participants: [uma(), { ...uma(), signature: skipped }] } });
    expect(screen.getByText('1 signature · 1 signature skipped')).toBeDefined();
  });

  it('ERR030 FORM032 stores the form without participants if none is new', async () => {
    const { user } = await openCompletion({ from: { signature: INK, participants: [{ ...uma(), isSaved: true }] } });
    await user.click(submit());
    expect(await alertText()).toContain('Form saved, but there were no participants added. code: 002a');
    expect(await sent(SAVE)).toHaveLength(1);
    expect(await sent(BATCH)).toEqual([]);
  });

  it('ERR031 says with the UTC time that no participant was stored, and keeps the form for a retry', async () => {
    replies[BATCH] = [{ body: { data: { records_saved: 0, records_saved_list: [] } } }];
    const onSubmitted = vi.fn<(formId: number) => void>();
    const { user, kept } = await openCompletion({ onSubmitted });
    await signOwn(user);
    await user.click(submit());
    expect(await alertText()).toMatch(new RegExp(`Form saved but no participants were recorded! ${UTC} code: 001a`));
    expect(kept.value.sent.formId).toBe(77);
    expect(onSubmitted).not.toHaveBeenCalled();
  });

  it('ERR032 PART015 says that the request failed; submitting again changes the same form and creates no second', async () => {
    replies[BATCH] = [FAILED, { body: { data: { records_saved: 1, records_saved_list: [11] } } }];
    const { user } = await openCompletion();
    await signOwn(user);
    await user.click(submit());
    expect(await alertText()).toMatch(new RegExp(`Form saved but no participants were recorded! ${UTC} code: 001b`));
    await user.click(screen.getByRole('button', { name: 'Send participants again' }));
    expect(await screen.findByText(/Form saved with 1 participants!/)).toBeDefined();
    const [first, second] = await sent(SAVE);
    expect([first?.['id'], second?.['id'], second?.['client_key']]).toEqual([undefined, '77', undefined]);
    const [one, two] = (await sent(BATCH)).map((batch): { client_key: string }[] =>
      JSON.parse(textOf(batch['records'])),
    );
    expect(two?.[0]?.client_key).toBe(one?.[0]?.client_key);
  });

  it('PART015 repeats an unanswered request under the same key, then stores the current answers', async () => {
    replies[SAVE] = [FAILED, STORED];
    const { user, kept } = await openCompletion();
    await signOwn(user);
    await user.click(submit());
    await screen.findByRole('alert');
    expect(kept.value.sent).toMatchObject({ isTried: true, formId: null });
    await user.click(submit());
    await screen.findByText(/Form saved with 1 participants!/);
    const keys = (await sent(SAVE)).map(({ client_key: key, id, reason }) => [key, id, reason]);
    const { formKey } = kept.value.sent;
    // It may be signed at the server by now, which changes a signed form for a reason only.
    expect(keys).toEqual([
      [formKey, undefined, undefined],
      [formKey, undefined, undefined],
      [undefined, '77', 'Changed before it was known that the form had arrived.'],
    ]);
  });

  it('ERR032 says that the participants got lost, and sends them by itself', async () => {
    localStorage.setItem('fieldspan.employer', JSON.stringify({ 4: 1 }));
    replies[BATCH] = [{ status: 502, body: 'Bad gateway' }];
    const stop = startOutbox();
    const onWaiting = vi.fn<(waiting: OutboxItem) => void>();
    const { user } = await openCompletion({ onWaiting });
    await signOwn(user);
    await user.click(submit());
    expect(await alertText()).toMatch(new RegExp(`Form saved but no participants were recorded! ${UTC} code: 001b`));
    expect(onWaiting.mock.lastCall?.[0]).toMatchObject({ lane: 'form:77', first: null, label: 'Trench check' });
    expect(onWaiting.mock.lastCall?.[0].payload).toMatchObject({ records: [{ form_id: 77, user_id: 4 }] });
    expect(screen.queryByRole('button', { name: 'Send participants again' })).toBeNull();
    stop();
    replies[BATCH] = [{ body: { data: {} } }];
    await look();
  });

  it('shows why the server refuses a form, and does not count it as stored', async () => {
    replies[SAVE] = [{ body: { success: false, errors: ['Form template not found.'] } }];
    const { user, kept } = await openCompletion();
    await signOwn(user);
    await user.click(submit());
    expect(await alertText()).toContain('Form template not found.');
    expect(kept.value.sent).toMatchObject({ isTried: false, formId: null });
    expect(await sent(BATCH)).toEqual([]);
  });

  it('one mistyped address costs nobody else a signature, and the server’s message names the person', async () => {
    const words = 'Uma: not-an-email is not an e-mail address.';
    replies[BATCH] = [
      { body: { success: false, errors: [words] } },
      { body: { data: { records_saved: 1, records_saved_list: [41] } } },
      { body: { success: false, errors: [words] } },
    ];
    const { user, kept } = await openCompletion({ from: { participants: [uma()] } });
    await signOwn(user);
    await user.click(submit());
    expect(await screen.findByText(words)).toBeDefined();
    expect(await sent(BATCH)).toHaveLength(3);
    expect(kept.value.participants.filter(({ isSaved }) => isSaved)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send participants again' })).toBeDefined();
  });

  it('offers to send again those that a server left out', async () => {
    const { user, kept } = await openCompletion({ from: { participants: [uma()] } });
    await signOwn(user);
    await user.click(submit());
    expect(await screen.findByText('1 of the participants were not recorded.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send participants again' })).toBeDefined();
    expect(kept.value.participants.some(({ isSaved }) => isSaved)).toBe(false);
  });
});
