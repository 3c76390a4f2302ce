import { act, render } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { BareFrame } from './bare-frame.tsx';

/** Opens what a remote puts into a place of another, at an address, without that other and without a shell. */
export async function openPart<P extends object>(Part: ComponentType<P>, props: P, address = '/'): Promise<void> {
  window.history.replaceState(null, '', address);
  await act(async () => void render(<BareFrame>{createElement(Part, props)}</BareFrame>));
}
