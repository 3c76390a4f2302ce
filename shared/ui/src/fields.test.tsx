// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Segmented } from './segmented.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

const describedText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

describe('a text field', () => {
  it('is found by its label and reports what was typed', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<TextField label="Email" value="" onChange={onChange} />);
    await userEvent.type(screen.getByLabelText('Email'), 'a');
    expect(onChange).toHaveBeenCalledWith('a');
  });

  it('links the hint and the error to the field and marks it invalid', () => {
    render(<TextField label="Email" value="x" onChange={() => {}} hint="As on your badge" error="Not an address" />);
    const field = screen.getByLabelText('Email');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(describedText(field)).toEqual(['As on your badge', 'Not an address']);
  });

  it('says nothing about errors when there is none', () => {
    render(<TextField label="Email" value="x" onChange={() => {}} />);
    const field = screen.getByLabelText('Email');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('has several lines on request', () => {
    render(<TextField label="Message" value="" onChange={() => {}} multiline rows={4} />);
    expect(screen.getByLabelText('Message').tagName).toBe('TEXTAREA');
  });
});

describe('a checkbox', () => {
  it('is checked by a press on its label', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Only due for service" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('Only due for service'));
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox', { name: 'Only due for service' })).toBeTruthy();
  });

  it('does nothing while disabled', async () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    render(<Checkbox label="Archived" checked onChange={onChange} disabled />);
    await userEvent.click(screen.getByText('Archived'));
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a choice', () => {
  const options = [
    { value: 'email', label: 'Email' },
    { value: 'sms', label: 'SMS' },
  ];

  it('between few is a named radio group with arrow keys', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<Segmented label="Notification type" value="email" onChange={onChange} options={options} />);
    expect(screen.getByRole('group', { name: 'Notification type' })).toBeTruthy();
    screen.getByRole('radio', { name: 'Email' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onChange).toHaveBeenCalledWith('sms');
  });

  it('from a list keeps its name when the label is hidden', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<SelectField label="Sort by" hideLabel value="email" onChange={onChange} options={options} />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'SMS');
    expect(onChange).toHaveBeenCalledWith('sms');
  });
});
