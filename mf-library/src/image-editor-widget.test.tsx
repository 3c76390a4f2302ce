// @vitest-environment jsdom
import { alertsAtom, clearAlerts } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { parseLayer } from '@fieldspan/contract/layer-json';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { person } from '@fieldspan/records/testing/signed-in';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget } from './image-editor-widget.tsx';
import { fakeCanvas, fakePictures, fakeRoom } from './testing/fake-canvas.ts';
import { drag } from './testing/press.ts';

const image: ImageItem = { id: 8, slug: 'u', filename: 'abc.jpg', width: 1000, height: 670 };
const onSaved = vi.fn<(image: ImageItem) => void>();
const onClose = vi.fn<() => void>();
const user = userEvent.setup();
let layers: object[];
/** Marks go to the server while they are drawn; here not before Done. */
let isAway: boolean;
let asked: Request[];
let calls: ReturnType<typeof fakeCanvas>;

const stroke = {
  trail: [10, 50].map((at) => ({ x: at, y: at })),
  strokeColor: 'blue',
  strokeThickness: 3,
};
const layerOf = (id: number, created_by: number, first_name: string) =>
  rowOf('ImageDrawLayer', {
    id,
    image_id: 8,
    created_by,
    layer_json: JSON.stringify({ canvasWidth: 500, strokes: [stroke] }),
    CreatedBy: { id: created_by, slug: first_name, first_name, last_name: 'Test', email: 'x@y.z' },
  });

const turned = {
  ...image,
  record_id: 8,
  filename: 'turned.jpg',
  width: 670,
  height: 1000,
  original_filename: 'roof.jpg',
  thumb_filename: null,
  type: 'image/jpeg',
  bytes: 1,
};

beforeEach(() => {
  signInAfresh();
  for (const key of Object.keys(localStorage)) if (key.startsWith('fieldspan.drawing')) localStorage.removeItem(key);
  vi.clearAllMocks();
  clearAlerts();
  calls = fakeCanvas();
  fakePictures(1000, 670);
  fakeRoom(1024, 694);
  layers = [];
  isAway = true;
  asked = fakeServer(({ call }) => {
    if (call === 'User/find/dana') return { body: { data: person({ role_type: 'Basic' }) } };
    if (call === 'ImageDrawLayer/save' && isAway) return { body: { success: false, errors: ['Not yet'] } };
    if (call.endsWith('/wait')) return { body: { data: { layers: [], gone: [] } } };
    if (call === 'ImageDrawLayer/get') return { body: { data: layers } };
    if (call.startsWith('UploadImage/find'))
      return { body: { data: rowOf('UploadImage', { ...image, original_filename: 'roof.jpg' }) } };
    if (call === 'UploadImage/rotate') return { body: { data: turned } };
    return { body: { data: { record_id: 31, slug: 'x' } } };
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function open(): Promise<HTMLElement> {
  await act(
    async () =>
      void render(
        <BareFrame>
          <Widget image={image} onSaved={onSaved} onClose={onClose} />
        </BareFrame>,
      ),
  );
  const surface = await screen.findByRole('application', { name: 'roof.jpg, to be drawn on' });
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  await act(async () => undefined);
  return surface;
}

const sent = async (call: string) =>
  Promise.all(
    asked
      .filter(({ url }) => url.endsWith(call))
      .map(async (request) => Object.fromEntries(await request.clone().formData())),
  );
/** The stored layer. */
async function storedLayer() {
  const text = (await sent('ImageDrawLayer/save')).at(-1)?.['layer_json'];
  const layer = parseLayer(typeof text === 'string' ? text : null);
  if (!layer) throw new Error('No layer was stored');
  return layer;
}
const done = () => ((isAway = false), user.click(screen.getByRole('button', { name: 'Done' })));
const alerts = () => store.get(alertsAtom).map(({ message }) => message);
const names = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'));

describe('the modal "Edit Image"', () => {
  it('IMG003 IMG004 DRAW002 DRAW003 has its title, Done, six colours, five thicknesses and no other', async () => {
    await open();
    expect(screen.getByRole('dialog', { name: 'Edit Image' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
    expect(names('Colour')).toEqual(['Black', 'White', 'Red', 'Amber', 'Blue', 'Green']);
    expect(names('Thickness')).toEqual(['Very Thin', 'Thin', 'Medium', 'Thick', 'Very Thick']);
    const values = within(screen.getByRole('group', { name: 'Thickness' })).getAllByRole('radio');
    expect(values.map((radio) => radio.getAttribute('value'))).toEqual(['1', '3', '10', '20', '40']);
    expect(document.querySelector('input[type="color"]')).toBeNull();
  });

  it('DRAW004 CALL108 ENT041 ERR041 stores the first stroke as a layer, black and 10 thick, and says so', async () => {
    const surface = await open();
    drag(surface, [
      [112, 12],
      [312, 12],
    ]);
    await done();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect((await sent('ImageDrawLayer/save'))[0]?.['image_id']).toBe('8');
    expect(await storedLayer()).toMatchObject({
      canvasWidth: 1000,
      strokes: [
        {
          id: expect.any(String),
          at: expect.any(String),
          trail: [
            { x: 100, y: 0 },
            { x: 300, y: 0 },
          ],
          strokeColor: 'black',
          strokeThickness: 10,
        },
      ],
    });
    expect(alerts()).toEqual(['Image has successfully been saved.']);
    expect(onSaved).toHaveBeenCalled();
  });

  it('undoes and redoes strokes, by buttons and keys', async () => {
    const surface = await open();
    drag(surface, [
      [112, 12],
      [312, 12],
    ]);
    drag(surface, [
      [112, 112],
      [312, 112],
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Control>}y{/Control}');
    await done();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect((await storedLayer()).strokes).toHaveLength(1);
  });

  it('enters text in place, in the pen’s colour', async () => {
    const surface = await open();
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.click(screen.getByRole('radio', { name: 'Red' }));
    drag(surface, [[212, 112]]);
    await user.type(await screen.findByRole('textbox', { name: 'Text on the drawing' }), 'Leak{Enter}');
    await done();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect((await storedLayer()).strokes).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        trail: [{ x: 200, y: 100 }],
        strokeColor: 'red',
        strokeThickness: 10,
        text: { words: 'Leak', height: 28 },
      },
    ]);
  });

  it('DRAW009 IMG005 CALL107 CALL109 shows every layer; the others can be hidden, and one’s own removed', async () => {
    layers = [layerOf(1, 99, 'Cat'), layerOf(2, OWN_ID, 'Ana'), layerOf(3, OWN_ID, 'Ana')];
    await open();
    const gets = asked.filter(({ url }) => url.includes('ImageDrawLayer/get'));
    expect(gets.map(({ url }) => new URL(url).searchParams.get('filters'))).toEqual(['{"image_id":8}']);
    // One stroke each, drawn at 500 and shown at 1000.
    expect(calls.filter(({ name, args }) => name === 'moveTo' && args[0] === 20 && args[1] === 20)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: '2 layers' }));
    await user.click(await screen.findByRole('button', { name: 'Hide the layer of Cat Test' }));
    expect(screen.getByRole('button', { name: 'Show the layer of Cat Test' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete the layer of Cat Test' })).toBeNull();
    layers = [layerOf(1, 99, 'Cat'), layerOf(3, OWN_ID, 'Ana')];
    await user.click(screen.getByRole('button', { name: 'Delete the layer of Ana Test' }));
    await waitFor(async () => expect(await sent('ImageDrawLayer/delete')).toEqual([{ id: '2' }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete the layer of Ana Test' })).toBeNull());
  });

  it('IMG006 CALL106 rotates the picture at the server, shows the rotated file and rotates the drawing with it', async () => {
    const surface = await open();
    drag(surface, [
      [12, 12],
      [112, 12],
    ]);
    await user.click(screen.getByRole('button', { name: 'Rotate right' }));
    await waitFor(async () =>
      expect(await sent('UploadImage/rotate')).toEqual([{ id: '8', rotate_direction: 'right' }]),
    );
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Rotate right' }).getAttribute('aria-disabled')).toBe('false'),
    );
    await done();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(onSaved.mock.lastCall?.[0]).toMatchObject({ filename: 'turned.jpg', width: 670, height: 1000 });
    const { strokes } = await storedLayer();
    // The picture of 670 × 1000 is 448.9 wide in the centre of the sheet; its upper edge is now the right one.
    expect(strokes[0]?.trail[0]).toEqual({ x: 724.5, y: 0 });
    expect(strokes[0]?.trail[1]).toEqual({ x: 724.5, y: 67 });
  });

  it('asks before it discards strokes, and restores those that were never stored', async () => {
    const surface = await open();
    drag(surface, [
      [112, 12],
      [312, 12],
    ]);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Done' }), { key: 'Escape' });
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    cleanup();
    await open();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    cleanup();
    await open();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('stays open with the drawing if it could not be stored', async () => {
    const surface = await open();
    drag(surface, [
      [112, 12],
      [312, 12],
    ]);
    asked = fakeServer(() => ({ body: { success: false, errors: ['No room'] } }));
    await done();
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Done' }).getAttribute('aria-disabled')).not.toBe('true'),
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('false');
  });
});
