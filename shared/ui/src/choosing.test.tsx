// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ComboboxField } from './combobox-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const CREW = [
  { value: '1', label: 'Marta Okafor', note: 'Foreperson' },
  { value: '2', label: 'Luis Ferreira' },
  { value: '3', label: 'Priya Nair' },
];

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const describedText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

type Single = Partial<Parameters<typeof ComboboxField>[0]>;

function One({ value: first = '', onChange, ...props }: Single) {
  const [value, setValue] = useState(first);
  const handleChange = (next: string) => {
    setValue(next);
    onChange?.(next);
  };
  return <ComboboxField label="Assigned to" options={CREW} {...props} value={value} onChange={handleChange} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Assigned to' });

describe('a combobox', () => {
  it('filters its list while one types and chooses the first by Enter', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<One onChange={onChange} />);
    await userEvent.click(field());
    expect(offered()).toEqual(['Marta OkaforForeperson', 'Luis Ferreira', 'Priya Nair']);
    await userEvent.type(field(), 'lui');
    expect(offered()).toEqual(['Luis Ferreira']);
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
    expect(field().value).toBe('Luis Ferreira');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says that nothing was found, and shows the chosen value again when it loses the focus', async () => {
    render(<One value="3" emptyText="Nobody is called so" />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'zz');
    expect(screen.getByText('Nobody is called so')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps its value on Escape, which also reaches the surrounding dialog', async () => {
    const onChange = vi.fn<(value: string) => void>();
    const onEscape = vi.fn<() => void>();
    render(<One value="3" onChange={onChange} />);
    document.body.addEventListener('keydown', onEscape, { once: true });
    field().focus();
    await userEvent.keyboard('{Escape}');
    expect(field().value).toBe('Priya Nair');
    expect(onChange).not.toHaveBeenCalled();
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('is cleared by its button', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<One value="3" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear Assigned to' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(field().value).toBe('');
  });

  it('closes when the focus moves on', async () => {
    render(
      <>
        <One />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.click(field());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Next');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('keeps the label of the chosen value when the found options are others', async () => {
    const view = render(<One options={CREW} onSearch={() => undefined} />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Priya Nair' }));
    view.rerender(<One options={CREW.slice(0, 1)} onSearch={() => undefined} />);
    expect(field().value).toBe('Priya Nair');
  });

  it('shows the caller’s label for a value that no option has', () => {
    render(<One value="77" valueLabel="Wen Li" options={[]} />);
    expect(field().value).toBe('Wen Li');
  });

  it('searches once typing pauses (debounced)', () => {
    vi.useFakeTimers();
    const onSearch = vi.fn<(typed: string) => void>();
    render(<One onSearch={onSearch} loading options={[]} />);
    fireEvent.change(field(), { target: { value: ' l' } });
    pass(199);
    fireEvent.change(field(), { target: { value: ' lu ' } });
    pass(199);
    expect(onSearch).not.toHaveBeenCalled();
    pass(1);
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('lu');
  });

  it('says that it searches while it does, and nothing of an empty list', async () => {
    render(<One loading options={[]} emptyText="Nobody" onSearch={() => undefined} />);
    await userEvent.click(field());
    expect(screen.getByText(/Searching…/)).toBeTruthy();
    expect(screen.queryByText('Nobody')).toBeNull();
  });

  it('links label, hint and error to the field, and says that it is required', () => {
    render(<One required hint="Gets the report" error="Choose one" />);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(describedText(field())).toEqual(['Gets the report', 'Choose one']);
    expect(field().required || field().getAttribute('aria-required') === 'true').toBe(true);
  });

  it('does nothing while disabled', async () => {
    render(<One disabled />);
    await userEvent.click(field());
    expect(field().disabled).toBe(true);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

type Several = Partial<Parameters<typeof MultiSelectField>[0]>;

function Many({ values: first, ...props }: Several) {
  const [values, setValues] = useState<readonly string[]>(first ?? []);
  return <MultiSelectField label="Crew" options={CREW} {...props} values={values} onChange={setValues} />;
}

const crew = () => screen.getByRole('combobox', { name: 'Crew' });
const chosen = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label')?.slice(7));

describe('a multi-select', () => {
  it('chooses several without closing, and removes each by its button', async () => {
    render(<Many />);
    await userEvent.click(crew());
    await userEvent.click(screen.getByRole('option', { name: /Marta/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Priya Nair' }));
    expect(chosen()).toEqual(['Marta Okafor', 'Priya Nair']);
    expect(screen.getByRole('option', { name: 'Priya Nair' }).getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Marta Okafor' }));
    expect(chosen()).toEqual(['Priya Nair']);
  });

  it('keeps the label of the chosen value when the found options are others', async () => {
    const view = render(<Many options={CREW} onSearch={() => undefined} />);
    await userEvent.click(crew());
    await userEvent.click(screen.getByRole('option', { name: 'Priya Nair' }));
    view.rerender(<Many options={CREW.slice(0, 1)} onSearch={() => undefined} />);
    expect(chosen()).toEqual(['Priya Nair']);
  });

  it('keeps what is chosen on Escape', async () => {
    render(<Many values={['1', '2']} />);
    crew().focus();
    await userEvent.keyboard('{Escape}{Escape}');
    expect(chosen()).toEqual(['Marta Okafor', 'Luis Ferreira']);
  });

  it('removes the last one with Backspace', async () => {
    render(<Many values={['1', '2']} />);
    crew().focus();
    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toEqual(['Marta Okafor']);
  });

  it('adds a typed value, once, and ignores an empty one', async () => {
    render(<Many values={['1']} allowOther />);
    const other = screen.getByRole<HTMLInputElement>('textbox', { name: 'Other for Crew' });
    await userEvent.type(other, '  A visitor ');
    await userEvent.click(screen.getByRole('button', { name: 'Add other to Crew' }));
    expect(chosen()).toEqual(['Marta Okafor', 'A visitor']);
    expect(other.value).toBe('');
    await userEvent.type(other, 'a VISITOR{Enter}   {Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Add other to Crew' }));
    expect(chosen()).toEqual(['Marta Okafor', 'A visitor']);
  });

  it('does not submit the form when a value is added with Enter', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Many allowOther />
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Other for Crew' }), 'A visitor{Enter}');
    expect(chosen()).toEqual(['A visitor']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('offers no further value unless it is allowed', () => {
    render(<Many />);
    expect(screen.queryByRole('textbox', { name: /Other/ })).toBeNull();
  });

  it('is linked to its notes and cannot be changed while disabled', async () => {
    render(<Many values={['1']} hint="Who comes" error="Too few" disabled allowOther />);
    expect(describedText(crew())).toEqual(['Who comes', 'Too few']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Marta Okafor' }));
    expect(chosen()).toEqual(['Marta Okafor']);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Other for Crew' }).disabled).toBe(true);
  });
});
