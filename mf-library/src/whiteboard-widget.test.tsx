// @vitest-environment jsdom
import { parseLayer } from '@fieldspan/contract/layer-json';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCanvas, fakeRoom } from './testing/fake-canvas.ts';
import { drag } from './testing/press.ts';
import { Widget } from './whiteboard-widget.tsx';

const onChange = vi.fn<(item: ImageItem) => void>();
let asked: Request[];
let isOnline: boolean;

beforeEach(() => {
  signInAfresh();
  for (const key of Object.keys(localStorage)) if (key.startsWith('fieldspan.drawing')) localStorage.removeItem(key);
  vi.clearAllMocks();
  fakeCanvas();
  fakeRoom(664, 384);
  isOnline = true;
  asked = fakeServer(({ call }) => {
    if (!isOnline) return { status: 500, body: 'no' };
    if (call === 'DrawCanvas/save') return { body: { data: { record_id: 12, slug: 'sheet' } } };
    if (call === 'User/find/dana') return { body: { data: person({ role_type: 'Basic' }) } };
    if (call === 'ImageDrawLayer/wait') return { body: { data: { layers: [], gone: [] } } };
    if (call === 'ImageDrawLayer/get')
      return {
        body: {
          data: [
            rowOf('ImageDrawLayer', {
              id: 3,
              canvas_id: 12,
              created_by: 99,
              layer_json:
                '{"canvasWidth":640,"strokes":[{"trail":[{"x":5,"y":5}],"strokeColor":"red","strokeThickness":3}]}',
              CreatedBy: null,
            }),
          ],
        },
      };
    return { body: { data: { record_id: 31, slug: 'layer' } } };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(value: ImageItem | null, isStatic = false): Promise<void> {
  await act(
    async () =>
      void render(
        <BareFrame>
          <Widget label="Sketch" value={value} onChange={onChange} isStatic={isStatic} />
        </BareFrame>,
      ),
  );
}

async function surface(): Promise<HTMLElement> {
  const found = await screen.findByRole('application', { name: 'Sketch' });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  await act(async () => undefined);
  return found;
}

const sent = async (call: string) =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith(call))
      .map(async (request) => Object.fromEntries(await request.clone().formData())),
  );

describe('the whiteboard of a form', () => {
  it('FORM070 ENT042 CALL110 CALL108 DRAW005 stores its sheet with the first stroke, and then what is drawn on it', async () => {
    await open(null);
    const sheet = await surface();
    expect(asked.filter(({ url }) => url.includes('DrawCanvas'))).toEqual([]);
    drag(sheet, [
      [112, 12],
      [312, 12],
    ]);
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    expect(await sent('DrawCanvas/save')).toEqual([{ width: '640', height: '360', client_key: expect.any(String) }]);
    expect(onChange.mock.lastCall?.[0]).toMatchObject({ id: 12, slug: 'sheet', width: 640, height: 360 });
    expect(await screen.findByText('Saved')).toBeTruthy();
    const [layer] = await sent('ImageDrawLayer/save');
    expect(layer?.['canvas_id']).toBe('12');
    const text = layer?.['layer_json'];
    expect(parseLayer(typeof text === 'string' ? text : null)).toMatchObject({
      canvasWidth: 640,
      strokes: [{ strokeThickness: 10 }],
    });
    drag(sheet, [
      [112, 112],
      [312, 112],
    ]);
    await waitFor(async () => expect(await sent('ImageDrawLayer/save')).toHaveLength(2));
    const second = (await sent('ImageDrawLayer/save'))[1]?.['layer_json'];
    expect(parseLayer(typeof second === 'string' ? second : null)?.strokes).toHaveLength(1);
    expect(await sent('DrawCanvas/save')).toHaveLength(1);
  });

  it('keeps on the device what could not be stored, and restores it', async () => {
    await open(null);
    isOnline = false;
    drag(await surface(), [
      [112, 12],
      [312, 12],
    ]);
    expect(await screen.findByText(/^Kept on this device/)).toBeTruthy();
    cleanup();
    await open(null);
    await surface();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false');
  });

  it('in a filled form shows everybody’s drawings, and is read-only', async () => {
    await open({ id: 12, slug: 'sheet', filename: '', width: 640, height: 360 }, true);
    const picture = await screen.findByRole('img', { name: 'Sketch' });
    expect(picture.querySelectorAll('path')).toHaveLength(1);
    expect(screen.queryByRole('application')).toBeNull();
  });
});
