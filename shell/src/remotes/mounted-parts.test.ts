// @vitest-environment jsdom
import { queryClient } from '@fieldspan/api/query-client';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import { beforeEach, expect, it, vi } from 'vitest';
import { LostPartError } from './mounted-part.ts';
import { MountedParts } from './mounted-parts.ts';

const host = bareHost();
let parts: MountedParts;

beforeEach(() => {
  parts = new MountedParts();
  document.body.replaceChildren();
  queryClient.clear();
});

/** A part that writes its version and props into its element. */
function version(name: string, text: string, change: Partial<Lifecycles> = {}) {
  const show: Lifecycles['mount'] = async ({ domElement, props }) => {
    domElement.textContent = `${text} ${Object.values(props).join(' ')}`;
  };
  const lifecycles: Lifecycles = {
    name,
    bootstrap: () => Promise.resolve(),
    mount: vi.fn(show),
    update: show,
    unmount: vi.fn(async ({ domElement }) => domElement.replaceChildren()),
    canUpdate: () => 'clean',
    saveDraft: () => Promise.resolve(),
    ...change,
  };
  return lifecycles;
}

function mounted(lifecycles: Lifecycles<{ count: number }>) {
  const domElement = document.body.appendChild(document.createElement('div'));
  return { domElement, parcel: parts.mount(host, { lifecycles, domElement, props: { count: 1 } }) };
}

const broken = (name: string) => version(name, 'broken', { mount: () => Promise.reject(new Error('does not start')) });

it('mounts the new release in place of the old one, with its current props', async () => {
  const old = version('forms', 'old');
  const { domElement, parcel } = mounted(old);
  await parcel.mounted;
  await parcel.update({ count: 2 });
  await parts.exchange('forms', () => Promise.resolve(version('forms', 'new')));
  expect(domElement.textContent).toBe('new 2');
  expect(old.unmount).toHaveBeenCalledOnce();
  await parcel.update({ count: 3 });
  expect(domElement.textContent).toBe('new 3');
  await parcel.unmount();
  expect(domElement.textContent).toBe('');
  expect(parts.isShown('forms')).toBe(false);
});

it('replaces a remote’s page and its widgets, and no other remote', async () => {
  const page = mounted(version('forms', 'old'));
  const widget = mounted(version('forms.filler', 'old'));
  const other = mounted(version('library', 'old'));
  await Promise.all([page, widget, other].map(({ parcel }) => parcel.mounted));
  await parts.exchange('forms', (name) => Promise.resolve(version(name, 'new')));
  expect([page, widget, other].map(({ domElement }) => domElement.textContent)).toEqual(['new 1', 'new 1', 'old 1']);
});

it('restores the old release in all its places if the new one fails in one of them', async () => {
  const page = mounted(version('forms', 'old'));
  const widget = mounted(version('forms.filler', 'old'));
  await Promise.all([page.parcel.mounted, widget.parcel.mounted]);
  const find = (name: string) => Promise.resolve(name === 'forms' ? version(name, 'new') : broken(name));
  await expect(parts.exchange('forms', find)).rejects.toThrow('does not start');
  expect([page.domElement.textContent, widget.domElement.textContent]).toEqual(['old 1', 'old 1']);
});

it('reports a lost place', async () => {
  const mount = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValue(new Error('only once'));
  const { parcel } = mounted(version('forms', 'old', { mount }));
  await parcel.mounted;
  await expect(parts.exchange('forms', () => Promise.resolve(broken('forms')))).rejects.toThrow(LostPartError);
});

it('mounts nothing in a place that was left meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { domElement, parcel } = mounted(version('forms', 'old', { unmount: () => promise }));
  await parcel.mounted;
  const next = version('forms', 'new');
  const exchanging = parts.exchange('forms', () => Promise.resolve(next));
  const leaving = parcel.unmount();
  resolve();
  await Promise.all([exchanging, leaving]);
  expect(next.mount).not.toHaveBeenCalled();
  expect(domElement.textContent).toBe('old 1');
});

it('drops cached queries of the old release, but not what the device stores', async () => {
  queryClient.setQueryData(['Job', 'list'], ['old']);
  await queryClient.fetchQuery({ queryKey: ['device', 'draft'], queryFn: () => 'half a word', meta: { live: true } });
  const { parcel } = mounted(version('forms', 'old'));
  await parcel.mounted;
  await parts.exchange('forms', () => Promise.resolve(version('forms', 'new')));
  expect(queryClient.getQueryData(['Job', 'list'])).toBeUndefined();
  expect(queryClient.getQueryData(['device', 'draft'])).toBe('half a word');
});

const cannotTell = () => {
  throw new Error('cannot tell');
};

it('is dirty if one of its parts is, or cannot tell, and saves them all', async () => {
  const saveDraft = vi.fn<() => Promise<void>>(() => Promise.resolve());
  mounted(version('forms', 'old', { canUpdate: () => 'dirty', saveDraft }));
  mounted(version('forms.filler', 'old', { saveDraft }));
  mounted(version('library', 'old', { canUpdate: cannotTell }));
  expect([parts.isDirty('forms'), parts.isDirty('library'), parts.isDirty('messaging')]).toEqual([true, true, false]);
  await parts.saveDrafts('forms');
  expect(saveDraft).toHaveBeenCalledTimes(2);
});

const draw: Lifecycles['mount'] = async ({ domElement }) => {
  domElement.innerHTML = '<textarea aria-label="Message">The pump room</textarea>';
};

it('keeps the focus in the field of the same name, with the caret, and the height until there is content', async () => {
  const { domElement, parcel } = mounted(version('messaging', '', { mount: draw }));
  await parcel.mounted;
  domElement.getBoundingClientRect = () => new DOMRect(0, 0, 300, 420);
  const old = domElement.querySelector('textarea');
  old?.focus();
  old?.setSelectionRange(4, 8);
  let height = '';
  const mount: Lifecycles['mount'] = async (props) => {
    height = domElement.style.minHeight;
    await draw(props);
  };
  await parts.exchange('messaging', () => Promise.resolve(version('messaging', '', { mount })));
  const box = domElement.querySelector('textarea');
  expect(box).not.toBe(old);
  expect(document.activeElement).toBe(box);
  expect([box?.selectionStart, box?.selectionEnd]).toEqual([4, 8]);
  expect([height, domElement.style.minHeight]).toEqual(['420px', '']);
});

it('requests that a remote’s widgets are removed, but not its pages', async () => {
  const page = mounted(version('forms', 'old'));
  const widget = mounted(version('forms.filler', 'old'));
  const told = vi.fn<(why: Error) => void>();
  void parts.whenUnwanted(page.domElement).then(told);
  void parts.whenUnwanted(widget.domElement).then(told);
  parts.takeAway('forms', new Error('Under repair'));
  await Promise.resolve();
  expect(told.mock.calls).toEqual([[new Error('Under repair')]]);
});
