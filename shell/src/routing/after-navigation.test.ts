// @vitest-environment jsdom
import { createNavigation, type Navigation } from '@fieldspan/federation/navigation';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followNavigation } from './after-navigation.ts';

const route = (path: string, title: string) => ({ path, title, login: true, print: false, owner: 'records' });
const table = [route('/', 'Dashboard'), route('/projects', 'Projects'), route('/project/:slug', 'Project')];
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
let navigation: Navigation;

function isVisible(this: HTMLElement): boolean {
  return this.closest('[hidden]') === null;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo.mockReset());
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = isVisible;
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<h1 tabindex="-1" data-page-heading>Dashboard</h1>';
  navigation = createNavigation(window);
  followNavigation(navigation, () => table);
});

afterEach(() => vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

it('sets the title from the start, and leaves the focus alone', async () => {
  await settled();
  expect(document.title).toBe('Dashboard · Fieldspan');
  expect(document.activeElement).toBe(document.body);
});

it('ROUTE006 sets the new title, scrolls to the top and focuses the heading', async () => {
  navigation.push('/projects');
  document.body.innerHTML = '<h1 tabindex="-1" data-page-heading>Projects</h1>';
  await settled();
  expect(document.title).toBe('Projects · Fieldspan');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement?.textContent).toBe('Projects');
});

it('waits for the heading of a page that is still loading, ignoring the hidden one of the old page', async () => {
  navigation.push('/project/p1');
  document.body.innerHTML = '<div hidden><h1 tabindex="-1" data-page-heading>Old</h1></div>';
  await settled();
  expect(document.activeElement).toBe(document.body);
  document.body.insertAdjacentHTML('beforeend', '<h1 tabindex="-1" data-page-heading>Pump house</h1>');
  await settled();
  expect(document.activeElement?.textContent).toBe('Pump house');
});

it('does not take the focus from a person who has moved on', async () => {
  navigation.push('/project/p1');
  document.body.innerHTML = '<button>More</button>';
  await settled();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  document.body.insertAdjacentHTML('beforeend', '<h1 tabindex="-1" data-page-heading>Pump house</h1>');
  await settled();
  expect(document.activeElement).toBe(document.body);
});

it('keeps focus and scroll position if only the filter changes', async () => {
  navigation.replace('/?q=pump');
  await settled();
  expect(document.activeElement).toBe(document.body);
  expect(scrollTo).not.toHaveBeenCalled();
});

it('restores the scroll position on back', async () => {
  vi.stubGlobal('scrollY', 740);
  window.dispatchEvent(new Event('scroll'));
  navigation.push('/projects');
  vi.useRealTimers();
  await new Promise((resolve) => {
    window.addEventListener('popstate', () => setTimeout(resolve, 0), { once: true });
    window.history.back();
  });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 740, behavior: 'instant' });
});
