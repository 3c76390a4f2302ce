// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest();
const { user, wait, openThread, sends } = test;

type Sending = {
  url: string;
  form: FormData;
  progress: (share: number) => void;
  answer: (body: object) => void;
  lose: () => void;
};

/**
 * A fake server for uploads, which use XMLHttpRequest.
 * @returns them as they arrive
 */
function uploads(): Sending[] {
  const arrived: Sending[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    responseText = '';
    #url = '';
    open(_method: string, url: string): void {
      this.#url = url;
    }
    readonly setRequestHeader = () => undefined;
    abort(): void {
      this.dispatchEvent(new Event('abort'));
    }
    send(form: FormData): void {
      arrived.push({
        url: this.#url,
        form,
        progress: (loaded) =>
          this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total: 1 })),
        answer: (body) => {
          this.responseText = JSON.stringify({ success: true, errors: [], time: '2026-11-20T08:00:00Z', ...body });
          this.dispatchEvent(new Event('load'));
        },
        lose: () => this.dispatchEvent(new Event('error')),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return arrived;
}

const stored = (id: number) => ({
  data: {
    record_id: id,
    id,
    slug: `f${id}`,
    filename: `${id}.jpg`,
    original_filename: 'crack.jpg',
    thumb_filename: null,
    type: 'image/jpeg',
    bytes: 5,
    width: 40,
    height: 30,
  },
});
const photo = (name: string) => new File(['photo'], name, { type: 'image/jpeg' });
const choose = (...files: File[]) => user.upload(screen.getByLabelText('File to attach'), files);

it('MSG043 MSG067 ERR037 CALL067 shows the progress of a file, then that it is uploaded, and sends it with the message', async () => {
  const sending = uploads();
  const box = await openThread();
  await choose(photo('crack.jpg'));
  expect(screen.getByRole('progressbar', { name: 'Uploading crack.jpg' })).toBeDefined();
  await waitFor(() => expect(sending).toHaveLength(1));
  expect(sending[0]?.url).toBe('/api/LibraryUpload/save?session_token=tok');
  act(() => sending[0]?.answer(stored(9)));
  expect(await screen.findByText('Upload Complete')).toBeDefined();
  await wait(1000);
  expect(screen.queryByText('Upload Complete')).toBeNull();
  expect(screen.getByText('crack.jpg')).toBeDefined();
  await user.type(box, 'See grid C{Enter}');
  await wait(50);
  expect(sends()).toMatchObject([{ message: 'See grid C', image_id: '9' }]);
  expect(sends()[0]?.['client_key']).toBe(sending[0]?.form.get('client_key'));
});

it('MSG043 sends several photos at once as a message each, in their order', async () => {
  const sending = uploads();
  const box = await openThread();
  await choose(photo('a.jpg'), photo('b.jpg'));
  await waitFor(() => expect(sending).toHaveLength(1));
  act(() => sending[0]?.answer(stored(1)));
  await waitFor(() => expect(sending).toHaveLength(2));
  act(() => sending[1]?.answer(stored(2)));
  await wait(20);
  await user.type(box, 'Both sides{Enter}');
  await wait(100);
  expect(sends().map(({ message, image_id }) => [message, image_id])).toEqual([
    ['Both sides', '1'],
    ['', '2'],
  ]);
});

it('ERR020 shows the server’s errors, and another file can be chosen', async () => {
  const sending = uploads();
  await openThread();
  await choose(photo('huge.jpg'));
  act(() => sending[0]?.answer({ success: false, errors: ['Too big'] }));
  expect((await screen.findByRole('alert')).textContent).toBe('Too big');
  expect(screen.queryByText('huge.jpg')).toBeNull();
  await choose(photo('small.jpg'));
  expect(sending).toHaveLength(2);
});

it('keeps a photo whose upload broke off at 40 %: it is sent with its message, under the same key', async () => {
  const sending = uploads();
  const box = await openThread();
  await choose(photo('crack.jpg'));
  act(() => sending[0]?.progress(0.4));
  act(() => sending[0]?.lose());
  expect(await screen.findByText('goes with the message')).toBeDefined();
  await user.type(box, 'See grid C{Enter}');
  await waitFor(() => expect(sending).toHaveLength(2));
  expect(sending[1]?.form.get('client_key')).toBe(sending[0]?.form.get('client_key'));
  expect(sends()).toEqual([]);
  act(() => sending[1]?.answer(stored(9)));
  await waitFor(() => expect(sends()).toMatchObject([{ message: 'See grid C', image_id: '9' }]));
});

it('sends at once a file that is still uploading: the upload becomes a part of the message', async () => {
  const sending = uploads();
  const box = await openThread();
  await choose(photo('crack.jpg'));
  await user.type(box, 'Now{Enter}');
  await waitFor(() => expect(sending).toHaveLength(2));
  expect(screen.queryByRole('list', { name: 'Files that go with the message' })).toBeNull();
  act(() => sending[1]?.answer(stored(9)));
  await waitFor(() => expect(sends()).toHaveLength(1));
});

it('refuses other files, and says which are accepted', async () => {
  uploads();
  await openThread();
  await act(() => userChoosesAnything(new File(['x'], 'run.exe')));
  expect((await screen.findByRole('alert')).textContent).toContain('doc, docx, xls, xlsm, pdf, rtf, txt, ppt');
});

/** Bypasses the filter of the file dialog. */
async function userChoosesAnything(file: File): Promise<void> {
  const input = screen.getByLabelText('File to attach');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
