import type { Script } from 'node:vm';
import { Browser } from './browser.ts';
import { DrillTrace } from './trace.ts';
import { FAULTS } from './faults.ts';
import type { FaultName } from './faults.ts';
import { finish } from './finish.ts';
import { FormServer } from './form-server.ts';
import { CHILDREN, Filler } from './person.ts';
import { Random } from './random.ts';
import { unsaid } from './said.ts';
import { isPromised, wrongAtServer } from './work.ts';

export type RunResult = {
  seed: number;
  wrong: string[];
  operations: number;
  faults: Partial<Record<FaultName, number>>;
  /** Forms that were begun, and those that arrived. */
  begun: number;
  arrived: number;
  answers: number;
  trace: readonly string[];
};

const OPERATIONS = 30;
const FAULT_SHARE = 0.2;
const FEWEST_FAULTS = 3;
const SENTENCE = /\w+ \w+ \w+/u;

type Step = { name: string; run: (filler: Filler) => unknown };

/** What people do, as often as it stands here. */
const STEPS: readonly Step[] = [
  ...Array.from({ length: 9 }, () => ({ name: 'writes', run: (filler: Filler) => filler.write() })),
  { name: 'takes a picture', run: (filler) => void filler.takePicture() },
  { name: 'adds a person', run: (filler) => filler.addPerson() },
  { name: 'signs', run: (filler) => filler.sign() },
  { name: 'submits', run: (filler) => filler.submit() },
  { name: 'submits twice', run: (filler) => (filler.submit(), filler.submit()) },
  { name: 'pauses', run: (filler) => filler.browser.pass(filler.browser.random.below(1500)) },
  { name: 'goes for a coffee', run: (filler) => filler.browser.pass(20_000) },
  { name: 'opens a form', run: (filler) => filler.open(filler.browser.random.pick(CHILDREN)) },
];

/** One person after the other fills in forms on one device, while it and the network fail. */
export async function drillRun(seed: number, script: Script): Promise<RunResult> {
  const random = new Random(seed);
  const server = new FormServer();
  const browser = new Browser(server, random, script);
  const filler = new Filler(browser);
  const trace = new DrillTrace(filler);
  const faults: RunResult['faults'] = {};
  filler.signIn();
  await filler.open();
  let given = 0;
  for (let at = 0; at < OPERATIONS && filler.wrong.length === 0; at += 1) {
    const mustFail = OPERATIONS - at <= FEWEST_FAULTS - given;
    if (mustFail || random.chance(FAULT_SHARE)) {
      const [name, fault] = random.pick(FAULTS);
      trace.note(`fault: ${name}`);
      faults[name] = (faults[name] ?? 0) + 1;
      given += 1;
      await fault(filler, () => void random.pick(STEPS).run(filler));
      await expectWords(filler, name);
    } else {
      const step = random.pick(STEPS);
      trace.note(step.name);
      await step.run(filler);
    }
    await afterwards(filler);
    trace.note('  then');
  }
  if (filler.wrong.length === 0) await finish(filler, trace);
  const wrong = [
    ...filler.wrong,
    ...(filler.wrong.length === 0 ? filler.works : []).flatMap((work) => wrongAtServer(work, server)),
  ];
  for (const tab of browser.tabs) tab.kill();
  const answers = filler.works.reduce((sum, { given: all }) => sum + [...all.values()].flat().length, 0);
  const counts = { begun: filler.works.length, arrived: server.forms.length, answers };
  return { seed, wrong, operations: OPERATIONS, faults, ...counts, trace: trace.lines };
}

/** Whatever fails, the page says how a form stands of which something is safe. */
async function expectWords(filler: Filler, fault: FaultName): Promise<void> {
  await filler.browser.pass(400);
  filler.look();
  const said = filler.said();
  filler.wrong.push(...unsaid(filler, fault, said));
  const isQuiet = filler.work === null || !isPromised(filler.work);
  if (!isQuiet && !said.some((text) => SENTENCE.test(text))) filler.wrong.push(`Nothing was said after: ${fault}`);
}

/** Some time passes, and the person looks at the page. */
async function afterwards(filler: Filler): Promise<void> {
  const { browser } = filler;
  await browser.pass(browser.random.pick([1, 5, 20, 400]));
  filler.look();
  if (filler.page.person() === null) {
    filler.signIn();
    await browser.pass(20);
    // The sign-in took the place of the form, as the shell's does: what stood there read nothing of the new session.
    await filler.open();
  }
  if (filler.form === null) await filler.open();
}
