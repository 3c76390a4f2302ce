// @vitest-environment jsdom
import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { BridgeRouter } from '@fieldspan/federation/bridge-router';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost, MountedParcel } from '@fieldspan/federation/lifecycles';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FormFiller } from './form-filler.tsx';
import { leaveForms, openForms } from '../form-queue-state.ts';

type Filler = WidgetContracts['forms.filler'];

/** The fillers that were opened over the screen. */
let opened: Filler[];

const isFiller = (props: object): props is Filler => 'form' in props && 'onSubmitted' in props;
const form = (child: string): Filler['form'] => ({ child, place: null });
const later = () => Promise.resolve();

beforeEach(async () => {
  opened = [];
  window.history.replaceState(null, '', '/projects/list');
  const host: FederationHost = bareHost({
    loadWidget: vi.fn().mockResolvedValue({ name: 'forms.filler' }),
    mountParcel: ({ props }): MountedParcel<object> => {
      if (isFiller(props)) opened.push(props);
      return { mounted: later(), update: later, unmount: later };
    },
  });
  await act(
    async () =>
      void render(
        <HostContext value={host}>
          <BridgeRouter navigation={host.navigation}>
            <FormFiller />
          </BridgeRouter>
        </HostContext>,
      ),
  );
});
afterEach(() => {
  leaveForms();
  cleanup();
});

const open = (queue: Parameters<typeof openForms>[0]) => act(async () => openForms(queue));
const send = () => act(async () => opened.at(-1)?.onSubmitted());
const children = () => opened.map(({ form: { child } }) => child);

describe('forms over the screen', () => {
  it('FORM001 a form opens over the same route', async () => {
    await open({ forms: [form('7')] });
    expect(children()).toEqual(['7']);
    expect(window.location.pathname).toBe('/projects/list');
  });

  it('FORM002 are filled one after another', async () => {
    await open({ forms: [form('7'), form('9')] });
    await send();
    expect(children()).toEqual(['7', '9']);
    await send();
    expect(children()).toEqual(['7', '9']);
  });

  it('FORM003 go to their target after the last one only; without a target the route stays', async () => {
    await open({ forms: [form('7'), form('9')], afterwards: '/punch-clock' });
    await send();
    expect(window.location.pathname).toBe('/projects/list');
    await send();
    expect(window.location.pathname).toBe('/punch-clock');
  });

  it('FORM003 without a place to go the route stays', async () => {
    await open({ forms: [form('7')] });
    await send();
    expect(window.location.pathname).toBe('/projects/list');
  });

  it('FORM002 nothing follows a form that was cancelled', async () => {
    await open({ forms: [form('7'), form('9')], afterwards: '/punch-clock' });
    await act(async () => opened.at(-1)?.onClose());
    expect(children()).toEqual(['7']);
    expect(window.location.pathname).toBe('/projects/list');
  });
});
