// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { MonthField } from './month-field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { Switch } from './switch.tsx';
import { TimeField } from './time-field.tsx';

afterEach(cleanup);

const describedText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
const tell = () => vi.fn<(value: string) => void>();

describe('a date field', () => {
  it('shows a day and reports the next one', () => {
    const onChange = tell();
    render(<DateField label="Due" value="2026-11-20" onChange={onChange} />);
    const field = screen.getByLabelText<HTMLInputElement>('Due');
    expect(field.value).toBe('2026-11-20');
    fireEvent.change(field, { target: { value: '2026-12-01' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-01');
  });

  it.each([null, undefined, '', '2026-02-31', '0000-00-00', 'Invalid Date'])('is empty for %s and stands', (value) => {
    render(<DateField label="Due" value={value} onChange={() => undefined} />);
    expect(screen.getByLabelText<HTMLInputElement>('Due').value).toBe('');
  });

  it('says what is wrong with a partially typed day', () => {
    render(<DateField label="Due" value="" onChange={() => undefined} hint="Before noon" />);
    const field = screen.getByLabelText<HTMLInputElement>('Due');
    Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
    fireEvent.blur(field);
    expect(describedText(field)).toEqual(['Before noon', 'This is not a date on the calendar.']);
    Object.defineProperty(field, 'validity', { value: { badInput: false } });
    fireEvent.blur(field);
    expect(describedText(field)).toEqual(['Before noon']);
  });

  it('uses limits that are valid days, and no others', () => {
    render(<DateField label="Due" value="" min="2026-11-20" max="soon" onChange={() => undefined} />);
    const field = screen.getByLabelText<HTMLInputElement>('Due');
    expect([field.min, field.max]).toEqual(['2026-11-20', '9999-12-31']);
  });
});

describe('a time field', () => {
  it('leaves out the seconds and reports the next time', () => {
    const onChange = tell();
    render(
      <TimeField label="Begins" value="07:30:00" onChange={onChange} required disabled={false} error="Too early" />,
    );
    const field = screen.getByLabelText<HTMLInputElement>(/Begins/);
    expect(field.value).toBe('07:30');
    expect(field.required).toBe(true);
    expect(describedText(field)).toEqual(['Too early']);
    fireEvent.change(field, { target: { value: '08:15' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('08:15');
  });

  it('is empty for an invalid time', () => {
    render(<TimeField label="Begins" value="25:00" onChange={() => undefined} />);
    expect(screen.getByLabelText<HTMLInputElement>('Begins').value).toBe('');
  });
});

describe('a select', () => {
  it('CONST019 of months has the twelve from January to December in their order', async () => {
    const onChange = vi.fn<(month: number | null) => void>();
    render(<MonthField label="Month" value={null} onChange={onChange} />);
    const months = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(months.join(' ')).toBe(
      'Choose a month January February March April May June July August September October November December',
    );
    await userEvent.selectOptions(screen.getByLabelText('Month'), 'March');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('has groups, is linked to its notes, and can be required', async () => {
    const onChange = tell();
    const options = [
      { value: '', label: 'None' },
      { label: 'Canada', options: [{ value: 'ON', label: 'Ontario' }] },
    ];
    render(<SelectField label="Province" required error="Choose one" value="" options={options} onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Canada' })).toBeTruthy();
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: /Province/ });
    expect(field.required).toBe(true);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedText(field)).toEqual(['Choose one']);
    await userEvent.selectOptions(field, 'Ontario');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ON');
  });
});

describe('a radio group', () => {
  const options = [
    { value: 'site', label: 'On site', note: 'The clock notes where' },
    { value: 'shop', label: 'In the shop' },
    { value: 'road', label: 'On the road', disabled: true },
  ];

  it('is named, moves by arrows, and says what is wrong', async () => {
    const onChange = tell();
    render(<RadioGroup label="Where" required error="Choose one" value="site" onChange={onChange} options={options} />);
    const group = screen.getByRole('radiogroup', { name: /Where/ });
    expect(group.getAttribute('aria-required')).toBe('true');
    expect(describedText(group)).toEqual(['Choose one']);
    screen.getByRole('radio', { name: /On site/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('shop');
  });

  it('leaves out disabled options, one or all', async () => {
    const onChange = tell();
    const view = render(<RadioGroup label="Where" value="" onChange={onChange} options={options} />);
    await userEvent.click(screen.getByText('On the road'));
    view.rerender(<RadioGroup label="Where" value="" onChange={onChange} options={options} disabled />);
    await userEvent.click(screen.getByText('In the shop'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a switch', () => {
  it('is on or off, by its label and by Space', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch label="Push notifications" hint="On this device" checked={false} onChange={onChange} />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Push notifications' });
    expect(control.checked).toBe(false);
    expect(describedText(control)).toEqual(['On this device']);
    await userEvent.click(screen.getByText('Push notifications'));
    control.focus();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [true]]);
  });

  it('does nothing while disabled', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Switch label="Push notifications" checked disabled onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
