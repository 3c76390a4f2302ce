// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { reportFile } from '@fieldspan/api/report-file';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FileButton } from './file-button.tsx';
import { BareFrame } from './testing/bare-frame.tsx';
import { signInAfresh } from './testing/sign-in-afresh.ts';

const user = userEvent.setup({ delay: null });
let kept: string[];
let answer: () => Promise<{ status?: number; body: object | string; headers?: Record<string, string> }>;
const FILE = { body: '%PDF', headers: { 'content-disposition': 'attachment; filename="x.pdf"' } };
let asked: Request[];
const said = () => store.get(alertsAtom).map(({ type, message }) => `${type}: ${message}`);

beforeEach(() => {
  signInAfresh();
  clearAlerts();
  kept = [];
  Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  answer = async () => FILE;
  asked = fakeServer(() => answer());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (more: object = {}) =>
  render(
    <BareFrame>
      <FileButton
        label="PDF"
        filename="Ageing.pdf"
        file={() => reportFile('Contact/ageing', { today: '2026-11-30' }, 'pdf')}
        {...more}
      />
    </BareFrame>,
  );

describe.each([{ isBare: false }, { isBare: true }])('a button for a file of the server (%o)', ({ isBare }) => {
  it('is busy while the server makes the file, asks once however often it is pressed, and gives it to keep', async () => {
    const made = Promise.withResolvers<void>();
    answer = async () => {
      await made.promise;
      return FILE;
    };
    show({ isBare });
    const button = await screen.findByRole('button', { name: 'PDF' });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    await user.click(button);
    made.resolve();
    await waitFor(() => expect(kept).toEqual(['Ageing.pdf']));
    expect(button.getAttribute('aria-busy')).toBe('false');
    expect(asked.filter(({ url }) => url.includes('ageing'))).toHaveLength(1);
  });

  it('says why the server made none, and can be pressed again', async () => {
    answer = async () => ({ status: 400, body: { success: false, errors: ['Too long ago.'] } });
    show({ isBare });
    const button = await screen.findByRole('button', { name: 'PDF' });
    await user.click(button);
    await waitFor(() => expect(said()).toEqual(['danger: Too long ago.']));
    expect(kept).toEqual([]);
    answer = async () => FILE;
    await user.click(button);
    await waitFor(() => expect(kept).toEqual(['Ageing.pdf']));
  });

  it('says that there is no connection', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    show({ isBare });
    await user.click(await screen.findByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(said()).toEqual([expect.stringMatching(/you appear to be offline/)]));
    expect(kept).toEqual([]);
  });
});

it('is called what it is of, where its label does not say so', async () => {
  show({ name: 'PDF of export 4' });
  const button = await screen.findByRole('button', { name: 'PDF of export 4' });
  expect(button.textContent).toBe('PDF');
});
