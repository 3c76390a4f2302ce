// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'qrcode';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QrCode } from './qr-code.tsx';

const LINK = 'https://fieldspan.test/equipment/view/excavator-abcde';
const QUIET = 4;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The dark squares of the drawn code, without its quiet zone. */
function drawn(svg: Element): string[] {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]) - 2 * QUIET;
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => '.'));
  const runs =
    svg
      .querySelector('path')
      ?.getAttribute('d')
      ?.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g) ?? [];
  for (const [, x, y, width] of runs)
    rows[Number(y) - QUIET]?.fill('#', Number(x) - QUIET, Number(x) - QUIET + Number(width));
  return rows.map((row) => row.join(''));
}

function expected(text: string, level: 'L' | 'M' | 'Q' | 'H'): string[] {
  const { modules } = create(text, { errorCorrectionLevel: level });
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_each, column) => (modules.get(row, column) ? '#' : '.')).join(''),
  );
}

const picture = async () => {
  await screen.findByRole('button', { name: 'Copy image' });
  return screen.getByRole('img', { name: `QR code: ${LINK}` });
};

it('QR002 QR006 draws every square of the code of its text, 256 by 256', async () => {
  render(<QrCode text={LINK} />);
  const svg = await picture();
  expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['256', '256']);
  expect(drawn(svg)).toEqual(expected(LINK, 'H'));
});

it('QR007 accepts the four levels; the default is H', async () => {
  for (const level of ['L', 'M', 'Q', 'H'] as const) {
    render(<QrCode text={LINK} level={level} />);
    expect(drawn(await picture())).toEqual(expected(LINK, level));
    cleanup();
  }
});

it('draws the new text when it changes, and never an old one', async () => {
  const { rerender } = render(<QrCode text="first" />);
  rerender(<QrCode text={LINK} />);
  expect(drawn(await picture())).toEqual(expected(LINK, 'H'));
});

it('CALL077 says that the code cannot be drawn, and tries again', async () => {
  render(<QrCode text={'x'.repeat(4000)} />);
  expect((await screen.findByRole('alert')).textContent).toContain('The QR code could not be drawn.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});

function clipboard(write: (items: readonly { kept: Record<string, Promise<Blob>> }[]) => Promise<void>) {
  vi.stubGlobal(
    'ClipboardItem',
    class {
      kept: Record<string, Promise<Blob>>;
      constructor(kept: Record<string, Promise<Blob>>) {
        this.kept = kept;
      }
    },
  );
  Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
}

describe('the picture file', () => {
  const filled: [number, number, number, number][] = [];

  beforeEach(() => {
    filled.length = 0;
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
      Object.assign(Object.create(null), {
        fillRect: (...rectangle: [number, number, number, number]) => filled.push(rectangle),
      }),
    );
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take, type) =>
      take(new Blob(['png'], { type: type ?? '' })),
    );
  });

  it('QR003 QR005 ERR040 is copied to the clipboard, and says so', async () => {
    const user = userEvent.setup();
    const types: string[] = [];
    clipboard(async ([item]) => void types.push((await item?.kept['image/png'])?.type ?? 'none'));
    render(<QrCode text={LINK} />);
    await user.click(await screen.findByRole('button', { name: 'Copy image' }));
    expect(await screen.findByText('Copied to clipboard')).toBeTruthy();
    expect(types).toEqual(['image/png']);
    const [, , width, height] = filled[0] ?? [0, 0, 0, 0];
    expect(width).toBe(height);
    expect(width).toBeGreaterThanOrEqual(256);
    expect(filled.slice(1).every((rectangle) => rectangle.every(Number.isInteger))).toBe(true);
  });

  it('QR005 ERR035 says that it could not be copied', async () => {
    const user = userEvent.setup();
    clipboard(() => Promise.reject(new Error('denied')));
    render(<QrCode text={LINK} />);
    await user.click(await screen.findByRole('button', { name: 'Copy image' }));
    expect(await screen.findByText('Unable to copy QR code')).toBeTruthy();
  });

  it('QR004 is downloaded as a PNG', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          made.push(blob);
          return 'blob:code';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const pressed: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(`${this.href} ${this.download}`);
    });
    render(<QrCode text={LINK} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Download PNG' }));
    await vi.waitFor(() => expect(pressed).toEqual(['blob:code qr-code.png']));
    expect(made[0]?.type).toBe('image/png');
  });
});
