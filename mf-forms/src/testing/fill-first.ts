import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const press = async (name: string): Promise<void> =>
  userEvent.setup().click(await screen.findByRole('button', { name }));

export const next = (): Promise<void> => press('I understand: Next');

/** Answers the first section, so that the next one can be opened. */
export async function fillFirst(): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/Where do you work/), 'Level 3');
  await user.click(within(screen.getByRole('radiogroup', { name: /fall protection/ })).getByLabelText('Yes'));
}

/** Gives a reason for skipping the signature: the shortest way to sign. */
export async function skipSignature(): Promise<void> {
  const user = userEvent.setup();
  await press('Skip Signature');
  const dialog = await screen.findByRole('dialog', { name: 'Skipping signature capture' });
  const reason = within(dialog).getAllByRole('textbox').at(-1);
  if (reason) await user.type(reason, 'Arm in a cast');
  await user.click(within(dialog).getByRole('button', { name: 'OK' }));
}
