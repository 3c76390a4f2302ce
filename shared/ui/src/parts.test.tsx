// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AlertList } from './alert-list.tsx';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { plural, t } from './i18n.ts';
import { initialsOf, toneOf } from './initials.ts';
import { AppLink, LinkProvider } from './link.tsx';
import { Menu } from './menu.tsx';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

const hrefFor = (page: number) => `/projects/list?page=${page}`;
const minutes = (count: number) => plural(count, { one: '{{count}} minute', other: '{{count}} minutes' });
const showAlerts = (alerts: Parameters<typeof AlertList>[0]['alerts'], onDismiss = vi.fn<(id: number) => void>()) => {
  render(<AlertList alerts={alerts} onDismiss={onDismiss} onClear={() => {}} />);
  return onDismiss;
};

describe('words', () => {
  it('are their own key, with values filled in', () => {
    expect(t('Log Out')).toBe('Log Out');
    expect(t('Page {{page}} of {{pages}}', { page: 2, pages: 5 })).toBe('Page 2 of 5');
    expect(t('Colons: and dots. stay')).toBe('Colons: and dots. stay');
  });

  it('have a plural form', () => {
    expect([0, 1, 2].map(minutes)).toEqual(['0 minutes', '1 minute', '2 minutes']);
  });
});

describe('a button', () => {
  it('ignores presses while busy and keeps the focus', async () => {
    const onClick = vi.fn<() => void>();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('draws a link as a link', () => {
    render(<Button render={<AppLink to="/projects/list" />}>Projects</Button>);
    expect(screen.getByRole('link', { name: 'Projects' }).getAttribute('href')).toBe('/projects/list');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('links use the component from the provider', () => {
  render(
    <LinkProvider component={({ to, children }) => <a href={`/app${to}`}>{children}</a>}>
      <AppLink to="/messages">Messages</AppLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/app/messages');
});

describe('a menu', () => {
  it('opens by key, moves by arrows, acts and returns the focus', async () => {
    const onSelect = vi.fn<() => void>();
    render(
      <Menu
        label="More"
        trigger={<button type="button">More</button>}
        items={[
          { label: 'Dark', checked: true, onSelect: () => {} },
          { label: 'Print', onSelect },
        ]}
      />,
    );
    screen.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{Enter}');
    expect((await screen.findByRole('menuitemcheckbox', { name: 'Dark' })).getAttribute('aria-checked')).toBe('true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('More'));
  });
});

describe('an avatar', () => {
  it('shows the first letters of the first and last word', () => {
    expect(['Marta Okafor', 'Wen van der Li', 'cher', ''].map(initialsOf)).toEqual(['MO', 'WL', 'C', '']);
  });

  it('gives a name the same colour every time', () => {
    expect(toneOf('Marta Okafor')).toBe(toneOf('Marta Okafor'));
    expect(new Set(['Marta', 'Luis', 'Wen', 'Priya', 'Sam', 'Dana'].map(toneOf)).size).toBeGreaterThan(2);
  });

  it('falls back to initials if the picture does not load', () => {
    const { container } = render(<Avatar name="Priya Nair" src="/gone.jpg" />);
    const image = container.querySelector('img');
    expect(image).not.toBeNull();
    if (image) fireEvent.error(image);
    expect(container.textContent).toBe('PN');
  });
});

describe('alerts', () => {
  const danger = { id: 1, type: 'danger', message: 'There were some errors:', list: ['No name', 'No date'] } as const;
  const saved = { id: 2, type: 'saved', message: 'Saved!' } as const;

  it('are announced at once if something is wrong, politely otherwise', () => {
    showAlerts([danger, saved]);
    expect(screen.getByText('There were some errors:').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'assertive',
    );
    expect(screen.getByText('Saved!').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['No name', 'No date']);
  });

  it('offer to clear all only when there is more than one', () => {
    showAlerts([saved]);
    expect(screen.queryByText('Clear All Alerts')).toBeNull();
    cleanup();
    showAlerts([danger, saved]);
    expect(screen.getByText('Clear All Alerts')).toBeTruthy();
  });

  it('are dismissed one by one', async () => {
    const onDismiss = showAlerts([saved]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledWith(2);
  });
});

describe('pages', () => {
  it('name the visible rows and link both ways', () => {
    render(<Pagination page={2} pages={5} count={248} hrefFor={hrefFor} />);
    expect(screen.getByText('51–100 of 248')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/projects/list?page=3');
  });

  it('end where the list ends', () => {
    render(<Pagination page={5} pages={5} count={248} hrefFor={hrefFor} />);
    expect(screen.getByText('201–248 of 248')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });
});
