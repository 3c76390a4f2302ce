// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import type { StoredFile, WidgetContracts } from '@fieldspan/contract/widgets';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requireWay } from './stored-file/require-way.ts';
import { FakeUploads } from './testing/fake-uploads.ts';
import { Widget } from './upload-panel-widget.tsx';

type Panel = WidgetContracts['library.upload-panel'];
const stored = (ending: string): StoredFile => ({
  id: 5,
  filename: `abc.${ending}`,
  original_filename: `Permit.${ending}`,
  thumb_filename: null,
  type: null,
});
const user = userEvent.setup();
let asked: Request[];
let uploads: FakeUploads;
const changed = vi.fn<(value: StoredFile | null) => void>();
const latest = () => changed.mock.lastCall?.[0];

beforeEach(() => {
  signInAfresh();
  vi.clearAllMocks();
  uploads = new FakeUploads();
  asked = fakeServer(() => ({ body: { data: { record_id: 5 } } }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Held({ start, accept }: { start: StoredFile | null; accept: Panel['accept'] }) {
  const [shown, setShown] = useState(start);
  return (
    <Widget
      label="Permit"
      target="LibraryUpload"
      action="POST"
      accept={accept}
      value={shown}
      onChange={(next) => {
        changed(next);
        setShown(next);
      }}
    />
  );
}

const open = (start: StoredFile | null, accept: Panel['accept'] = 'documents/images') =>
  act(
    async () =>
      void render(
        <BareFrame>
          <Held start={start} accept={accept} />
        </BareFrame>,
      ),
  );

describe('the upload panel', () => {
  it.each(['png', 'jpg', 'jpeg', 'gif', 'heic', 'bmp'])(
    'UP002 UP009 shows a stored %s as a picture',
    async (ending) => {
      await open(stored(ending));
      const picture = screen.getByRole('img', { name: `Permit.${ending}` });
      expect(picture.getAttribute('src')).toBe(`/resources/images/tok/abc.${ending}`);
    },
  );

  it('UP003 shows a stored PDF in a frame', async () => {
    await open(stored('pdf'));
    expect(screen.getByTitle('Permit.pdf').getAttribute('src')).toBe('/resources/files/tok/abc.pdf');
  });

  it('UP004 UP009 ENT039 shows any other stored file by its name, as a link', async () => {
    await open(stored('docx'));
    expect(screen.getByRole('link', { name: 'Permit.docx' }).getAttribute('href')).toBe(
      '/resources/files/tok/abc.docx?download=1',
    );
    cleanup();
    await open(stored('svg'));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('UP001 UP005 UP007 ERR037 keeps the old file until the new one is stored, and says Upload Complete for a second', async () => {
    await open(stored('pdf'));
    expect(screen.queryByLabelText('Permit', { selector: 'input' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    await user.upload(screen.getByLabelText('Permit', { selector: 'input' }), new File(['x'], 'new.txt'));
    await waitFor(() => expect(uploads.names()).toEqual(['new.txt']));
    act(() => uploads.progress('new.txt', 0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading new.txt' })).toHaveProperty('value', 0.4);
    expect(changed).not.toHaveBeenCalled();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answer = {
      slug: 's',
      filename: 'def.txt',
      original_filename: 'new.txt',
      thumb_filename: null,
      type: 'text/plain',
      bytes: 1,
      width: null,
      height: null,
    };
    await act(async () => uploads.succeed('new.txt', { id: 6, ...answer }));
    expect(await screen.findByText('Upload Complete')).toBeTruthy();
    expect(latest()).toMatchObject({ id: 6, filename: 'def.txt' });
    await act(() => vi.advanceTimersByTimeAsync(1100));
    expect(screen.queryByText('Upload Complete')).toBeNull();
  });

  it('UP006 ERR038 CALL011 deletes a stored file, says File deleted, and is empty', async () => {
    await open(stored('png'));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(latest()).toBeNull());
    const sent = asked.find(({ url }) => url.endsWith('LibraryUpload/delete'));
    expect(Object.fromEntries(await (sent?.clone() ?? new Request('/')).formData())).toEqual({ id: '5' });
    expect(store.get(alertsAtom).map(({ message }) => message)).toEqual(['File deleted']);
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  });

  it('ERR020 shows the server’s errors in red, and another file can be chosen', async () => {
    await open(null);
    await user.upload(screen.getByLabelText('Permit', { selector: 'input' }), new File(['x'], 'a.pdf'));
    await waitFor(() => expect(uploads.names()).toEqual(['a.pdf']));
    await act(async () => uploads.refuse('a.pdf', ['Too big']));
    expect((await screen.findByRole('alert')).textContent).toBe('Too big');
    expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
  });

  it('UP013 refuses unaccepted files, by name, and sends nothing', async () => {
    await open(null, 'documents');
    const input = screen.getByLabelText('Permit', { selector: 'input' });
    await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'setup.exe'));
    expect((await screen.findByRole('alert')).textContent).toContain('setup.exe');
    expect(uploads.names()).toEqual([]);
  });

  it('UP015 without a target, or with another method, throws an error for the developer', () => {
    expect(() => requireWay('', 'POST')).toThrow('cannot send to nothing');
    expect(() => requireWay('LibraryUpload', 'PATCH')).toThrow('cannot send by PATCH');
    expect(() => requireWay('LibraryUpload', 'PUT')).not.toThrow();
  });
});
