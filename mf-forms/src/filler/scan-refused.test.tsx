// @vitest-environment jsdom
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showField } from './testing/show-field.tsx';

class Detector {
  readonly detect = () => Promise.resolve([]);
}

const getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));

beforeEach(() => {
  signInAfresh();
  fakeServer(() => ({ body: { data: [] } }));
  vi.stubGlobal('BarcodeDetector', Detector);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('a camera that may not be used is said in words, and the code is typed instead', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  const user = userEvent.setup();
  const { answer } = showField({ key: 'q', type: 'barcode', label: 'Q' });
  await user.click(screen.getByRole('button', { name: 'Scan' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The camera cannot be used. Close this and type the number under the code.',
  );
  await user.keyboard('{Escape}');
  await user.type(await screen.findByLabelText('Q'), '0012345');
  expect(answer()).toEqual({ value: '0012345' });
});
