// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store as appStore } from '@fieldspan/api/store';
import { fieldState } from '@fieldspan/domain/form/field-state';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showField } from './testing/show-field.tsx';

/** jsdom has no layout. */
class Unwatching {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

let stored: Record<string, unknown>;

beforeEach(() => {
  signInAfresh();
  vi.stubGlobal('ResizeObserver', Unwatching);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  stored = {};
  fakeServer(({ call }) => ({ body: { data: stored[call] ?? [] } }));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const user = userEvent.setup();
const of = (kind: string, type = 'text', ext: object = {}) => ({ type, ext: { v: 1, of: kind, ...ext } });

describe('a number', () => {
  it('names its unit and range, takes a comma, and is faulty outside of the range', async () => {
    const { answer, store, id } = showField(of('number', 'text', { unit: 'mm', min: 0, max: 10 }));
    expect(screen.getByText('From 0 to 10')).toBeTruthy();
    await user.type(screen.getByLabelText('Q (mm)'), '9,5');
    expect(answer()).toEqual({ value: '9.5' });
    await user.type(screen.getByLabelText('Q (mm)'), '5');
    expect(fieldState(store.doc(), id).fault).toBeNull();
    await user.clear(screen.getByLabelText('Q (mm)'));
    await user.type(screen.getByLabelText('Q (mm)'), '12');
    act(() => void store.checkAll());
    expect(await screen.findByText('This must be from 0 to 10 mm.')).toBeTruthy();
    await user.type(screen.getByLabelText('Q (mm)'), '{Backspace}');
    expect(screen.queryByText('This must be from 0 to 10 mm.')).toBeNull();
  });
});

describe('a day with a time', () => {
  it('is an answer when both are there', async () => {
    const { answer } = showField(of('date-time'));
    await user.type(screen.getByLabelText('Day'), '2026-11-23');
    expect(answer()).toEqual({ value: '' });
    await user.type(screen.getByLabelText('Time'), '07:30');
    expect(answer()).toEqual({ value: '2026-11-23T07:30' });
  });
});

type Told = (found: (position: object) => void, failed: (error: object) => void) => void;

/** What the device says when it is asked where it is; jsdom has no such part. */
function standing(getCurrentPosition: Told): void {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

describe('a position', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  it('is read by the device, with its accuracy', async () => {
    standing((found) =>
      found({
        coords: { latitude: 43.65, longitude: -79.35, accuracy: 6.4 },
        timestamp: Date.parse('2026-11-23T10:00:00Z'),
      }),
    );
    const { answer } = showField(of('gps'));
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(answer()).toEqual({
      value: '43.65000, -79.35000',
      meta: { gps: { lat: 43.65, long: -79.35, accuracy: 6, at: '2026-11-23T10:00:00.000Z' } },
    });
    expect(screen.getByText(/within 6 m/)).toBeTruthy();
  });

  it('can be typed where the device does not allow it', async () => {
    standing((_, failed) => failed({ code: 1, PERMISSION_DENIED: 1 }));
    const { answer } = showField(of('gps'));
    await user.click(screen.getByRole('button', { name: 'Use my position' }));
    expect(screen.getByRole('alert').textContent).toContain('Type it below');
    await user.type(screen.getByLabelText('Latitude, longitude'), '43.65, -79.35');
    expect(answer()).toEqual({ value: '43.65, -79.35' });
    expect(screen.getByText('Typed by hand')).toBeTruthy();
  });
});

describe('a code', () => {
  it('is typed where the browser cannot scan', async () => {
    const { answer } = showField(of('barcode'));
    expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
    await user.type(screen.getByLabelText('Q'), '0012345');
    expect(answer()).toEqual({ value: '0012345' });
  });

  it('is scanned by the camera, which is closed afterwards', async () => {
    const track = { stop: vi.fn<() => void>() };
    const stream = { getTracks: () => [track] };
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        detect = async () => [{ rawValue: 'PUMP-7' }];
      },
    );
    const mediaDevices = { getUserMedia: async () => stream };
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
    const { answer } = showField(of('barcode'));
    await user.click(screen.getByRole('button', { name: 'Scan' }));
    await vi.waitFor(() => expect(answer()).toEqual({ value: 'PUMP-7' }));
    await vi.waitFor(() => expect(track.stop).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});

describe('somebody', () => {
  it('is chosen from the colleagues, and kept by id and name', async () => {
    stored['User/get'] = [
      rowOf('User', {
        id: 4,
        slug: 'ana',
        first_name: 'Ana',
        last_name: 'Souza',
        email: 'a@b.test',
        ProfileImage: null,
      }),
    ];
    const { answer } = showField(of('person'));
    await user.click(await screen.findByRole('combobox', { name: 'Q' }));
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }));
    expect(answer()).toEqual({ value: 'Ana Souza', meta: { record: { id: 4, name: 'Ana Souza' } } });
  });

  it('can be typed', async () => {
    const { answer } = showField(of('contact'));
    await user.click(screen.getByRole('button', { name: 'Type a name instead' }));
    await user.type(screen.getByLabelText('Q'), 'City inspector');
    expect(answer()).toEqual({ value: 'City inspector' });
  });
});

describe('a signature in a section', () => {
  it('is given in the signing dialog, which offers nothing to skip', async () => {
    const { answer } = showField(of('signature'));
    await user.click(screen.getByRole('button', { name: 'Sign here' }));
    await user.type(await screen.findByLabelText('Name'), 'Ana Souza');
    expect(screen.queryByRole('button', { name: 'Skip Signature' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(answer()).toMatchObject({ value: 'Ana Souza', meta: { signature: { name: 'Ana Souza', method: 'typed' } } });
    expect(await screen.findByRole('img', { name: 'Signature of Ana Souza' })).toBeTruthy();
  });
});

describe('repeating questions', () => {
  const crew = {
    ...of('repeat', 'table', {
      fields: [
        { key: 'who', type: 'text', label: 'Who' },
        { key: 'hours', type: 'text', label: 'Hours', ext: { v: 1, of: 'number' } },
        { key: 'twice', type: 'text', label: 'Twice', ext: { v: 1, of: 'calculated', formula: 'hours * 2' } },
      ],
    }),
    columns: ['Who', 'Hours', 'Twice'],
  };

  it('are answered as often as needed, and one that was taken out comes back', async () => {
    const { answer } = showField(crew);
    await user.click(screen.getByRole('button', { name: 'Add the first' }));
    await user.type(screen.getByLabelText('Who'), 'Ana');
    await user.type(screen.getByLabelText('Hours'), '8');
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    expect(answer()?.value).toEqual([
      ['Ana', '8', '16'],
      ['', '', ''],
    ]);
    await user.click(screen.getByRole('button', { name: 'Take out Q 1' }));
    expect(answer()?.value).toEqual([['', '', '']]);
    await act(async () => appStore.get(alertsAtom).at(-1)?.undo?.());
    expect(answer()?.value).toEqual([
      ['Ana', '8', '16'],
      ['', '', ''],
    ]);
  });
});

describe('N/A', () => {
  it('stands beside Yes and No where the question allows it', async () => {
    const { answer } = showField({ type: 'boolean', ext: { v: 1, allowNA: true, naReason: true } });
    await user.click(screen.getByLabelText('N/A'));
    expect(answer()).toEqual({ value: 'N/A' });
    await user.type(screen.getByLabelText(/Why does this not apply/), 'No edges here');
    expect(answer()).toEqual({ value: 'N/A', remarks: 'No edges here' });
    cleanup();
    showField({ type: 'boolean' });
    expect(screen.queryByLabelText('N/A')).toBeNull();
  });

  it('takes the place of another field, and gives it back', async () => {
    const { answer } = showField({ type: 'text', ext: { v: 1, allowNA: true } });
    await user.click(screen.getByRole('button', { name: 'Q: N/A' }));
    expect([answer()?.value, screen.queryByRole('textbox')]).toEqual(['N/A', null]);
    await user.click(screen.getByRole('button', { name: 'Q: N/A' }));
    expect(screen.getByRole('textbox')).toBeTruthy();
  });
});

describe('an answer that stops the work', () => {
  it('shows what it means until the person taps I understand', async () => {
    const { answer, store } = showField({
      type: 'boolean',
      negativeWarningMessage: 'Tell your supervisor before anyone works here.',
      ext: { v: 1, stop: 0 },
    });
    await user.click(screen.getByLabelText('No'));
    expect(screen.getByRole('alert').textContent).toContain('Tell your supervisor before anyone works here.');
    act(() => store.next());
    expect(store.view().at).toBe(0);
    expect(await screen.findByText('Tap “I understand” before you go on.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I understand' }));
    expect(answer()?.meta).toMatchObject({ understood: { answer: '0' } });
    act(() => store.next());
    expect(store.view().at).toBe(1);
  });
});

describe('what is taken out', () => {
  it.each([
    ['a row', { type: 'table', columns: ['Reading'] }, [['4.2'], ['5.0']], 'Remove row 1'],
    [
      'a file',
      { type: 'library-file' },
      {
        id: 3,
        file_id: 3,
        caption: null,
        LibraryUpload: { id: 3, slug: 's', filename: 'a.pdf', original_filename: null, thumb_filename: null },
      },
      'Take out',
    ],
  ])('%s can be put back', async (...[, field, value, name]) => {
    const { answer } = showField(field, { value });
    await user.click(screen.getByRole('button', { name }));
    expect(answer()?.value).not.toEqual(value);
    await act(async () => appStore.get(alertsAtom).at(-1)?.undo?.());
    expect(answer()?.value).toEqual(value);
  });

  it('a row comes back beside what was written in the others meanwhile', async () => {
    const { answer } = showField({ type: 'table', columns: ['Reading'] }, { value: [['4.2'], ['5.0']] });
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await user.type(screen.getByDisplayValue('5.0'), '1');
    await act(async () => appStore.get(alertsAtom).at(-1)?.undo?.());
    expect(answer()?.value).toEqual([['4.2'], ['5.01']]);
  });
});
