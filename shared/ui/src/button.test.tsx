// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

const Link = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;

it('is a button that does not submit a form unless it says so', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
  cleanup();
  render(<Button type="submit">Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('submit');
});

it('as another element it keeps that one’s attributes and classes, adds its own, and hands on its ref', () => {
  const ref = vi.fn();
  render(
    <Button
      ref={ref}
      className="mine"
      data-size="s"
      title="ours"
      render={<Link href="#edit" className="theirs" aria-label="Edit it" title="theirs" />}
    >
      Edit
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Edit it' });
  expect(link.getAttribute('type')).toBeNull();
  expect(link.textContent).toBe('Edit');
  expect(link.title).toBe('theirs');
  expect([...link.classList]).toEqual(expect.arrayContaining(['mine', 'theirs']));
  expect(link.dataset['variant']).toBe('default');
  expect(ref).toHaveBeenCalledWith(link);
});

it.each([
  ['button', undefined],
  ['link', <Link key="x" href="#to" />],
] as const)('as a %s it hears presses, and none while busy', async (role, element) => {
  const onClick = vi.fn();
  const shown = element === undefined ? {} : { render: element };
  const { rerender } = render(
    <Button onClick={onClick} {...shown}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole(role));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(
    <Button onClick={onClick} busy {...shown}>
      Send
    </Button>,
  );
  await userEvent.click(screen.getByRole(role));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole(role).getAttribute('aria-disabled')).toBe('true');
});
