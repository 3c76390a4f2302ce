// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { BareFrame } from '@fieldspan/federation/testing/bare-frame';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { useCurrentUser } from './current-user.ts';
import { fakeServer } from '@fieldspan/testing/fake-server';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(cleanup);

const Part = () => <p>{useCurrentUser().profile.first_name}</p>;

it('a part of a page that still waits for its person when they sign out fails nowhere', async () => {
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signInAfresh();
  const asked = fakeServer(() => new Promise(() => undefined));
  render(
    <BareFrame>
      <Part />
    </BareFrame>,
  );
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await act(async () => endSession());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(failed.mock.calls).toEqual([]);
  expect(screen.getByText('Loading…')).toBeDefined();
  expect(asked).toHaveLength(1);
});
