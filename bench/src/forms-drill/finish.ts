import { CHILDREN } from './person.ts';
import type { Filler } from './person.ts';
import type { DrillTrace } from './trace.ts';
import { tagOf } from './work.ts';

type Refused = ReturnType<Filler['page']['outbox']>[number];

const ROUNDS = 4;
/** The longest back-off, and more. */
const LONG_MS = 70_000;

/** Everything works again: everybody who has begun something comes back and hands it in. */
export async function finish(filler: Filler, trace: DrillTrace): Promise<void> {
  const { browser, tab } = filler;
  browser.isOffline = false;
  browser.fates.length = 0;
  for (const other of browser.tabs) if (other !== tab) other.kill();
  tab.kill();
  const everybody = new Map(filler.works.map(({ person }) => [tagOf(person), person]));
  for (const person of everybody.values()) {
    filler.tab = browser.openTab();
    filler.form = null;
    filler.signIn(person);
    await browser.pass(50);
    for (let round = 0; round < ROUNDS && isLeft(filler); round += 1) await handIn(filler, trace);
    if (filler.page.outbox().length > 0) filler.wrong.push(`Still waiting: ${JSON.stringify(filler.page.outbox())}`);
    filler.tab.kill();
  }
}

const isLeft = ({ page }: Filler): boolean => page.outbox().length > 0 || page.begun().length > 0;

async function handIn(filler: Filler, trace: DrillTrace): Promise<void> {
  const wait = async () => filler.page.outbox().length > 0 && filler.browser.pass(LONG_MS);
  await wait();
  // What was refused may be an older copy of a draft: whoever hands in the draft takes it back.
  for (const { address } of filler.page.begun()) {
    const child = childIn(address);
    if (child) await submitted(filler, trace, () => filler.open(child));
  }
  for (const item of filler.page.outbox().filter(({ state }) => state === 'failed')) {
    await goOn(filler, trace, item);
  }
  await wait();
}

const childIn = (address: string | null) => CHILDREN.find((slug) => address?.includes(`/${slug}`));

/** With what the server did not take, and said why. */
async function goOn(filler: Filler, trace: DrillTrace, { clientKey, editAt, error }: Refused): Promise<void> {
  if (!error?.text) filler.wrong.push('A refusal without a reason');
  const child = childIn(editAt);
  if (child === undefined) void filler.page.retry(clientKey);
  else await submitted(filler, trace, () => filler.open(child, clientKey));
}

async function submitted(filler: Filler, trace: DrillTrace, open: () => Promise<void>): Promise<void> {
  await open();
  trace.note('hands in');
  if (!filler.isFilling) return;
  filler.sign();
  await filler.browser.pass(10);
  filler.submit();
  await filler.browser.pass(300);
  filler.look();
}
