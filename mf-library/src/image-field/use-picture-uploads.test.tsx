// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import type { ImageItem } from '@fieldspan/contract/widgets';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { usePictureUploads } from './use-picture-uploads.ts';

afterEach(cleanup);

const picture = (id: number): ImageItem => ({ id, slug: `s${id}`, filename: `f${id}.jpg`, width: 4, height: 3 });

function Pictures() {
  const [value, setValue] = useState([picture(1), picture(2)]);
  const { takeOut } = usePictureUploads(value, setValue);
  return (
    <>
      <output>{value.map(({ id }) => id).join(' ')}</output>
      <button onClick={() => takeOut(picture(1))}>Take out</button>
      <button onClick={() => setValue([...value, picture(7)])}>Add</button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const undo = () =>
  act(async () =>
    store
      .get(alertsAtom)
      .find((alert) => alert.undo)
      ?.undo?.(),
  );

it('a picture that was taken out comes back to its place, beside one that was added meanwhile, and once', async () => {
  render(
    <BareFrame>
      <Pictures />
    </BareFrame>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Take out' }));
  expect(shown()).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await undo();
  expect(shown()).toBe('1 2 7');
  await undo();
  expect(shown()).toBe('1 2 7');
});
