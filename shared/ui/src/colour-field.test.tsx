// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ColourField } from './colour-field.tsx';

afterEach(cleanup);

function Stage({ first }: { first: string }) {
  const [colour, setColour] = useState(first);
  return (
    <>
      <ColourField label="Colour" hint="Shows on the map" value={colour} onChange={setColour} />
      <output>{colour || 'none'}</output>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

it('a named colour is chosen by pointer or arrow keys, and taken back', async () => {
  render(<Stage first="" />);
  expect(screen.getByRole('radio', { name: 'No colour', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Green' }));
  expect(shown()).toBe('#2e8b57');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Teal', checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'No colour' }));
  expect(shown()).toBe('none');
});

it('any other colour comes from the device, and is shown as chosen', () => {
  render(<Stage first="#B4762A" />);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  const own = screen.getByLabelText('Another colour');
  expect(own.getAttribute('data-chosen')).toBe('true');
  fireEvent.change(own, { target: { value: '#123456' } });
  expect(shown()).toBe('#123456');
  expect(screen.getByRole('radiogroup', { name: 'Colour' }).getAttribute('aria-describedby')).toBeTruthy();
});
