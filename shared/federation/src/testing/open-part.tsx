import { act, render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { BareFrame } from './bare-frame.tsx';

/** Opens a remote's fill for a place, at an address, without the remote that owns the place and without a shell. */
export async function openPart<P extends object>(Part: ComponentType<P>, props: P, address = '/'): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(async () => void render(<BareFrame>{createElement(Part, props)}</BareFrame>));
}
