import { addPerson, submit } from './hand-in.ts';
import { answer } from './answers.ts';
import { FAULTS } from './faults.ts';
import type { FaultName } from './faults.ts';
import type { Filler } from './filler.ts';
import { finish } from './finish.ts';

export type RunResult = { faults: Partial<Record<FaultName, number>>; answers: number; begun: number };

const OPERATIONS = 12;
const FAULT_PERCENT = 30;
const FEWEST_FAULTS = 3;

type Step = (filler: Filler) => unknown;

/** What people do, as often as it stands here. */
const STEPS: readonly Step[] = [
  ...Array.from({ length: 6 }, () => (filler: Filler) => answer(filler)),
  (filler) => answer(filler, 'photo'),
  addPerson,
  submit,
  (filler) => filler.page.waitForTimeout(700),
  (filler) => filler.open(filler.random.pick(filler.templates)),
];

/** A technician fills in forms, while the page, the browser, the device, the network and the server fail. */
export async function drillRun(filler: Filler): Promise<RunResult> {
  const faults: RunResult['faults'] = {};
  await begin(filler);
  let given = 0;
  for (let at = 0; at < OPERATIONS && filler.wrong.length === 0; at += 1) {
    if (filler.paper === null) await filler.open();
    const mustFail = OPERATIONS - at <= FEWEST_FAULTS - given;
    if (mustFail || filler.random.chance(FAULT_PERCENT)) {
      const [name, fault] = filler.random.pick(FAULTS);
      filler.note(`fault: ${name}`);
      faults[name] = (faults[name] ?? 0) + 1;
      given += 1;
      await fault(filler);
    } else await filler.random.pick(STEPS)(filler);
    await filler.pause();
    await filler.look();
  }
  if (filler.wrong.length === 0) await finish(filler);
  for (const paper of filler.wrong.length === 0 ? filler.papers : [])
    filler.wrong.push(...(await paper.wrongAt(filler.office)));
  const answers = filler.papers.reduce((sum, { given: all }) => sum + [...all.values()].flat().length, 0);
  return { faults, answers, begun: filler.papers.length };
}

/** Signed in, and each form was seen once, so that it opens without a network. */
async function begin(filler: Filler): Promise<void> {
  const { page, templates } = filler;
  await page.goto('/');
  await filler.signIn();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const { slug } of templates) {
    await page.goto(`/do-form/${slug}`);
    await page.getByLabel('Ticket', { exact: true }).waitFor();
  }
  await filler.open();
}
