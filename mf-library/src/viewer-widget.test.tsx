// @vitest-environment jsdom
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCanvas, fakePictures, fakeRoom } from './testing/fake-canvas.ts';
import { Widget } from './viewer-widget.tsx';

const user = userEvent.setup();
const file = (filename: string, uploadId: number | null) => ({ uploadId, filename, name: 'Roof', alt: 'Roof' });
let filename: string;

beforeEach(() => {
  signInAfresh();
  fakeCanvas();
  fakePictures(1000, 670);
  fakeRoom(800, 600);
  filename = 'abc.jpg';
  fakeServer(({ call }) => {
    if (call.startsWith('UploadImage/find'))
      return { body: { data: rowOf('UploadImage', { id: 8, filename, width: 1000, height: 670 }) } };
    const layer_json = JSON.stringify({
      canvasWidth: 500,
      strokes: [
        {
          trail: [
            { x: 10, y: 20 },
            { x: 30, y: 40 },
          ],
          strokeColor: 'red',
          strokeThickness: 5,
        },
      ],
    });
    return { body: { data: [rowOf('ImageDrawLayer', { id: 1, image_id: 8, layer_json, CreatedBy: null })] } };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stroke = () => document.querySelector('svg[viewBox="0 0 1000 670"] path');
const nothing = () => undefined;

async function open(shown = file('abc.jpg', 8)): Promise<void> {
  await act(
    async () =>
      void render(
        <BareFrame>
          <Widget files={[shown]} at={0} onMove={nothing} onClose={nothing} />
        </BareFrame>,
      ),
  );
}

describe('the library’s viewer', () => {
  it('DRAW001 DRAW008 shows a picture with its drawings, scaled to the picture; the file is unchanged', async () => {
    await open();
    const picture = screen.getByRole('img', { name: 'Roof' });
    expect(picture.getAttribute('src')).toBe('/resources/images/tok/abc.jpg');
    fireEvent.load(picture);
    await waitFor(() => expect(stroke()).toBeTruthy());
    expect(stroke()?.getAttribute('d')).toBe('M20 40L60 80');
    expect(stroke()?.getAttribute('stroke-width')).toBe('10');
    await user.click(await screen.findByRole('button', { name: 'Hide the drawing' }));
    expect(stroke()).toBeNull();
  });

  it('IMG006 shows a picture that was rotated since under its new name', async () => {
    filename = 'turned.jpg';
    await open();
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Roof' }).getAttribute('src')).toBe('/resources/images/tok/turned.jpg'),
    );
  });

  it('IMG003 opens the editor from a picture', async () => {
    await open();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
      await import('./drawing/edit-image.tsx');
    });
    expect(await screen.findByRole('dialog', { name: 'Edit Image' })).toBeTruthy();
  });

  it('IMG002 shows a PDF in a frame, without an editor', async () => {
    vi.stubGlobal('navigator', { pdfViewerEnabled: true, userAgent: '' });
    await open(file('abc.pdf', 8));
    expect(screen.getByTitle('Roof').getAttribute('src')).toBe('/resources/files/tok/abc.pdf');
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    vi.unstubAllGlobals();
  });
});
