import type { Filler } from './filler.ts';
import { QUESTIONS, SOILS, TOOLS } from './office.ts';
import type { Question } from './office.ts';
import { smallPicture } from './small-picture.ts';

const ASKED = QUESTIONS.filter(({ key }) => key !== 'ticket').map(({ key }) => key);

/** Answers a question of the form that stands on the page. */
export async function answer(filler: Filler, key = filler.random.pick(ASKED)): Promise<void> {
  const question = QUESTIONS.find((one) => one.key === key);
  if (!question || filler.paper === null) return;
  await filler.goTo(question.section);
  if (key === 'extra' && (await filler.page.getByLabel(question.label, { exact: true }).count()) === 0) return;
  filler.note(`answers ${key}`);
  if (key === 'photo') return takePhoto(filler, question);
  const value = await GIVE[question.type]?.(filler, question);
  if (value !== undefined) filler.paper?.note(key, { value, at: await filler.didAt() });
}

type Giving = (filler: Filler, question: Question) => Promise<string>;

/** Answers a question of each type, and returns the value as it will be stored. */
const GIVE: Readonly<Record<string, Giving>> = {
  text: (filler, question) => write(filler, question, `${question.key} ${filler.number}`),
  textarea: (filler, question) => write(filler, question, `${question.key} ${filler.number}`),
  number: (filler, question) => write(filler, question, String(filler.number)),
  date: (filler, question) => write(filler, question, `2026-10-${10 + filler.random.below(20)}`),
  boolean: async (filler, { label }) => {
    const word = filler.random.pick(['Yes', 'No'] as const);
    await press(filler, label, word);
    return word === 'Yes' ? '1' : '0';
  },
  select: (filler, { label }) => press(filler, label, filler.random.pick(SOILS)),
  checklist: (filler) => tick(filler),
  signature: (filler, { label }) => signQuestion(filler, label),
};

async function write({ page }: Filler, { label }: Question, value: string): Promise<string> {
  await page.getByLabel(label, { exact: true }).fill(value);
  return value;
}

async function press({ page }: Filler, label: string, word: string): Promise<string> {
  await page.getByRole('radiogroup', { name: label }).getByText(word, { exact: true }).click();
  return word;
}

async function tick({ page, random }: Filler): Promise<string> {
  await page.getByRole('checkbox', { name: random.pick(TOOLS), exact: true }).click();
  const ticked: string[] = [];
  for (const tool of TOOLS)
    if (await page.getByRole('checkbox', { name: tool, exact: true }).isChecked()) ticked.push(tool);
  return ticked.join(',');
}

async function signQuestion(filler: Filler, label: string): Promise<string> {
  const place = filler.page.getByRole('group', { name: label }).or(filler.page.getByRole('main'));
  await place
    .getByRole('button', { name: /^Sign (?:here|again)$/u })
    .first()
    .click();
  const name = `Digger ${filler.number}`;
  await typeSignature(filler, name);
  return name;
}

/** Signs by typing the name, as the accessible way is. */
export async function typeSignature({ page }: Filler, name: string | null): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign your name please' });
  if (name !== null) await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByText('Type', { exact: true }).click();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

async function takePhoto(filler: Filler, { label }: Question): Promise<void> {
  const { page, paper } = filler;
  const name = `trench-${filler.number}.png`;
  const pictures = page.getByRole('main').locator('li:has(img)');
  const before = await pictures.count();
  await page.getByLabel(`${label}: pictures`).setInputFiles({ name, mimeType: 'image/png', buffer: smallPicture() });
  await pictures.nth(before).waitFor();
  paper?.photos.push({ name, at: await page.evaluate(() => Date.now()) });
}
