import { typeSignature } from './answers.ts';
import type { Filler } from './filler.ts';

const STORED = /^Form saved (?:with \d+ participants!|, but there were no participants added)/u;
const WAITS = /^It waits on this device, and is sent by itself as soon as the server answers\.$/u;

/** Somebody without an account signs on this device. */
export async function addPerson(filler: Filler): Promise<void> {
  const { page, paper } = filler;
  if (paper === null) return;
  const name = `Worker ${filler.number}`;
  filler.note(`adds ${name}`);
  await filler.goTo(2);
  await page.getByRole('button', { name: 'Add Participant', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Participant' });
  await dialog.getByText('External worker', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
  await typeSignature(filler, null);
  paper.people.push({ name, at: await filler.didAt() });
}

/** Signs if that was not done yet. */
async function sign(filler: Filler): Promise<void> {
  await filler.goTo(2);
  const own = filler.page.getByRole('region', { name: 'Acknowledgement' });
  const button = own.getByRole('button', { name: 'Sign', exact: true });
  if (!(await button.isVisible())) return;
  await button.click();
  await typeSignature(filler, null);
}

/** Signs, and presses Submit; what becomes of it is seen later. */
export async function pressSubmit(filler: Filler): Promise<void> {
  await sign(filler);
  filler.note('submits');
  if (filler.paper) filler.paper.wasTried = true;
  await filler.page.getByRole('button', { name: 'Submit Form', exact: true }).click();
}

/** Waits for how it ended. @returns whether the form is handed in */
export async function submit(filler: Filler): Promise<void> {
  await pressSubmit(filler);
  await seeOutcome(filler);
}

/** Stored or waiting, or a sentence that says why not. */
async function seeOutcome(filler: Filler): Promise<void> {
  const { page, paper } = filler;
  if (paper === null) return;
  const done = page.getByRole('button', { name: 'Fill it in once more', exact: true });
  const again = page.getByRole('button', { name: 'Send participants again', exact: true });
  const wrong = page.getByRole('main').getByRole('alert');
  const isOnlyHere = page.getByText(/^It can be filled in once more when this one is sent\.$/u);
  await done.or(isOnlyHere).or(again).or(wrong).first().waitFor();
  if (await again.isVisible()) return filler.note('participants were not stored');
  if (!(await done.or(isOnlyHere).first().isVisible()))
    return filler.note(`was told: ${(await wrong.allInnerTexts()).join(' ')}`);
  paper.isHandedIn = true;
  const said = await page.getByRole('main').innerText();
  const isSaid = said.split('\n').some((line) => STORED.test(line) || WAITS.test(line) || line.includes('001b'));
  if (!isSaid) filler.wrong.push(`After Submit nothing was said: ${said}`);
  filler.note(`was told: ${said.split('\n').find((line) => STORED.test(line) || WAITS.test(line)) ?? said}`);
  filler.paper = null;
  return undefined;
}
