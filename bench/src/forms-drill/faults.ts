import type { Filler } from './person.ts';
import { ELSEWHERE, REFUSAL } from './words.ts';

type Fault = (filler: Filler, step: () => void) => Promise<void>;

async function turns({ browser }: Filler): Promise<void> {
  for (let turn = browser.random.below(25); turn > 0; turn -= 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The page dies between any two turns of a step. */
async function killedIn(filler: Filler, step: () => void): Promise<void> {
  step();
  await turns(filler);
  filler.tab.kill();
  await filler.newTab();
}

const submits = async (filler: Filler): Promise<void> => {
  filler.sign();
  await filler.browser.pass(2);
  filler.submit();
};

/** Leaves the form between any two turns of its sending, and opens it again. */
const leaves = async (filler: Filler): Promise<void> => {
  await submits(filler);
  await turns(filler);
  await filler.open();
};

/** Without a network another tab may still be loading, with nothing to say. */
const isOpenHere = ({ form, tab, browser }: Filler): boolean =>
  (form?.source ?? null) !== null && !tab.isDead && !browser.isOffline;

const times = (filler: Filler): number => 1 + filler.browser.random.below(4);

const BY_NAME = {
  'page killed': killedIn,
  'killed while sending': async (filler) => {
    filler.sign();
    await filler.browser.pass(2);
    await killedIn(filler, () => filler.submit());
  },
  'killed while it is put by': async (filler) => {
    filler.browser.isOffline = true;
    void filler.page.look();
    filler.sign();
    await filler.browser.pass(300);
    await killedIn(filler, () => filler.submit());
  },
  'tab closed': async (filler, step) => {
    step();
    filler.tab.close();
    await filler.newTab();
  },
  'device full': async (filler, step) => {
    filler.tab.device.faults.full += times(filler);
    step();
  },
  'device full while sending': async (filler) => {
    filler.browser.isOffline = true;
    void filler.page.look();
    await filler.browser.pass(5);
    filler.sign();
    await filler.browser.pass(300);
    filler.look();
    filler.tab.device.faults.full += 2 + times(filler);
    filler.submit();
    await filler.browser.pass(5);
    if (filler.browser.random.chance(0.5)) return;
    filler.tab.kill();
    await filler.newTab();
  },
  'writing aborted': async (filler, step) => {
    filler.tab.device.faults.aborted += times(filler);
    step();
  },
  'database closed': async (filler, step) => {
    filler.tab.device.closeAll();
    filler.tab.device.faults.closed += times(filler) - 1;
    step();
  },
  'request lost': async (filler) => {
    filler.browser.fates.push('lost');
    await submits(filler);
  },
  'answer lost': async (filler) => {
    filler.browser.fates.push('unheard');
    await submits(filler);
  },
  'left while sending': leaves,
  'left while it is put by': async (filler) => {
    filler.browser.isOffline = true;
    void filler.page.look();
    await filler.browser.pass(5);
    if (filler.browser.random.chance(0.7)) filler.tab.device.faults.full += times(filler);
    await leaves(filler);
  },
  'people unheard': async (filler) => {
    filler.addPerson();
    filler.browser.fates.push(500, 'unheard', 'lost');
    await submits(filler);
  },
  'network away': async (filler) => {
    filler.browser.isOffline = true;
    void filler.page.look();
    if (filler.browser.random.chance(0.5)) await submits(filler);
  },
  'network back': async (filler) => {
    filler.browser.isOffline = false;
    void filler.page.look();
    await filler.browser.pass(10);
  },
  'session over': async (filler) => {
    filler.browser.sessions.clear();
    await submits(filler);
  },
  'status 409': async (filler) => {
    filler.browser.fates.push(409);
    await submits(filler);
  },
  'status 500': async (filler) => {
    filler.browser.fates.push(500);
    await submits(filler);
  },
  'server away': async (filler) => {
    filler.browser.fates.push(503, 503);
    await submits(filler);
  },
  'answers refused': async (filler) => {
    filler.browser.fates.push({ refusal: REFUSAL });
    await submits(filler);
  },
  'second tab': async (filler) => {
    const first = filler.tab;
    const isOpen = isOpenHere(filler);
    await filler.newTab();
    if (isOpen && !ELSEWHERE.test(filler.tab.text)) filler.wrong.push('Not said that the form is open in another tab');
    if (filler.browser.random.chance(0.5)) filler.tab.press('Fill it in here');
    await filler.browser.pass(20);
    filler.look();
    if (filler.browser.random.chance(0.5)) filler.write();
    if (filler.browser.random.chance(0.5)) first.close();
    else first.kill();
  },
  'template published': async (filler) => {
    const { published } = filler.browser.server;
    published.set(filler.child, (published.get(filler.child) ?? 1) + 1);
    void filler.page.readAgain();
    await filler.browser.pass(10);
    if (filler.browser.random.chance(0.7)) await filler.open();
  },
  'account changed': async (filler, step) => {
    step();
    filler.look();
    filler.signIn(filler.nextPerson());
    await filler.browser.pass(20);
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof BY_NAME;

const NAMES = Object.keys(BY_NAME).filter((name): name is FaultName => name in BY_NAME);
export const FAULTS: readonly (readonly [FaultName, Fault])[] = NAMES.map((name) => [name, BY_NAME[name]]);
