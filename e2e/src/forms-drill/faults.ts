import { answer } from './answers.ts';
import type { Filler } from './filler.ts';
import { pressSubmit, submit } from './hand-in.ts';

type Fault = (filler: Filler) => Promise<void>;

const soon = (filler: Filler) => filler.page.waitForTimeout(filler.random.below(400));

/** A fault of the page, in the middle of writing or of sending. */
const whileBusy =
  (fault: Fault): Fault =>
  async (filler) => {
    if (filler.paper?.given.has('ticket') && filler.random.chance(30)) await pressSubmit(filler);
    else await answer(filler);
    await soon(filler);
    await filler.look();
    await fault(filler);
    await filler.comeBack();
  };

const BY_NAME = {
  'tab closed': whileBusy(async ({ device, page }) => {
    await device.newPage();
    await page.close();
  }),
  'tab crashed': whileBusy(({ device }) => device.crash()),
  'battery dead': whileBusy(({ device }) => device.die()),
  'caches gone': whileBusy(async (filler) => {
    const { origin } = new URL(filler.page.url());
    const devtools = await filler.device.context.newCDPSession(filler.page);
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' });
    filler.hasNoCaches = true;
  }),
  offline: async (filler) => {
    await filler.setOffline(true);
    await filler.expectSaid(/^You are offline\. /u);
    if (filler.random.chance(40)) await submit(filler);
  },
  'back online': (filler) => filler.setOffline(false),
  'server away': async (filler) => {
    filler.line.cut();
    await answer(filler);
    await submit(filler);
    filler.line.heal();
  },
  'slow network': async ({ line, random }) => {
    line.delayMs = random.pick([300, 1200, 0]);
  },
  'answer lost': async (filler) => {
    filler.line.fates.push({ call: 'CompanyForm/save', fate: filler.random.pick(['unheard', 'lost', 'unheard', 503]) });
    await submit(filler);
  },
  'people unheard': async (filler) => {
    const fate = filler.random.pick(['unheard', 'lost', 500] as const);
    filler.line.fates.push({ call: 'CompanyFormAcknowledgement/save-batch', fate });
    await submit(filler);
  },
  'photo unheard': async (filler) => {
    filler.line.fates.push({ call: 'LibraryUpload/save', fate: filler.random.pick(['unheard', 'lost']) });
    filler.line.fates.push({ call: 'UploadImage/save', fate: filler.random.pick(['unheard', 503]) });
    await answer(filler, 'photo');
  },
  'second tab': async (filler) => {
    const { device, paper, page: first } = filler;
    if (paper === null) return;
    const second = await device.newPage();
    await second.goto(`/do-form/${filler.template.slug}`);
    await filler.expectSaid(/^This form is open in another tab$/u);
    if (filler.random.chance(50)) {
      await second.close();
      return device.turnTo(first);
    }
    await second.getByRole('button', { name: 'Fill it in here', exact: true }).click();
    paper.unsure();
    await filler.meet();
    device.turnTo(first);
    await filler.expectSaid(/^This form is open in another tab$/u);
    device.turnTo(second);
    return first.close();
  },
  'template published': async (filler) => {
    await filler.look();
    const isSafe = filler.paper?.mustStandHere === true;
    await filler.office.publishAnew(filler.template);
    if (filler.random.chance(30)) return;
    await filler.comeBack();
    if (isSafe && !filler.isOffline) await filler.expectSaid(/^This form was changed since you began\./u);
  },
  'logged out': async (filler) => {
    await filler.setOffline(false);
    await filler.look();
    await leave(filler);
    if (filler.random.chance(40)) await lookAsAnother(filler);
    await filler.signIn();
    await filler.comeBack();
  },
  'session over': async (filler) => {
    await filler.setOffline(false);
    await endSession(filler);
    // The page may have heard of it before the button is reached.
    const pressing = pressSubmit(filler).catch(() => undefined);
    await filler.page.getByRole('button', { name: 'Login', exact: true }).waitFor();
    await filler.expectSaid(/^Please sign in\.$/u);
    await pressing;
    await filler.signIn();
    await filler.comeBack();
  },
  'device full': async (filler) => {
    await fill(filler, true);
    await answer(filler, 'where');
    await filler.expectSaid(/^This browser keeps nothing\. Do not close the form before it is sent\.$/u);
    await fill(filler, false);
    await answer(filler, 'where');
    await filler.expectSaid(/^Saved on this device/u);
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof BY_NAME;

const NAMES = Object.keys(BY_NAME).filter((name): name is FaultName => name in BY_NAME);
export const FAULTS: readonly (readonly [FaultName, Fault])[] = NAMES.map((name) => [name, BY_NAME[name]]);

/** Logs out; what is not sent or not submitted is told first. */
async function leave(filler: Filler): Promise<void> {
  const { page, paper } = filler;
  await page.getByRole('button', { name: 'Log Out' }).click();
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const keep = page.getByRole('button', { name: /^Keep (?:and log out|for the next sign-in)$/u });
  await login.or(keep).first().waitFor();
  const isAsked = await keep.isVisible();
  if (!isAsked && paper?.mustStandHere) filler.wrong.push('Logged out with a form begun, and nothing was said');
  if (isAsked) {
    await filler.expectSaid(/ (?:is|are) begun$| not been sent$/u);
    await keep.click();
  }
  for (const one of filler.papers) one.unsure();
  await login.waitFor();
}

/** The device has no room for anything more, or has it again. Chromium's own quota is too slow to say so. */
const fill = ({ page }: Filler, isFull: boolean): Promise<void> =>
  page.evaluate((full) => {
    const { prototype } = IDBObjectStore;
    const put: unknown = Reflect.get(globalThis, 'emptyPut') ?? Reflect.get(prototype, 'put');
    Object.assign(globalThis, { emptyPut: put });
    const refusing = {
      put: () => {
        throw new DOMException('There is no room', 'QuotaExceededError');
      },
    };
    Object.assign(prototype, full ? refusing : { put });
  }, isFull);

/** Somebody else on the same device sees nothing of it. */
async function lookAsAnother(filler: Filler): Promise<void> {
  const { page, template } = filler;
  await filler.signIn('crew');
  await page.goto(`/do-form/${template.slug}`);
  const ticket = page.getByLabel('Ticket', { exact: true });
  await ticket.waitFor();
  const seen = await ticket.inputValue();
  if (seen !== '') filler.wrong.push(`Somebody else sees ${seen}`);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
}

/** The server ends the session, as another device or an administrator can, and the page does not know it. */
const endSession = ({ page }: Filler): Promise<void> =>
  page.evaluate(async () => {
    const { apiKey }: { apiKey: string } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const body = new FormData();
    body.set('reason', 'drill');
    const said = await fetch('/api/user/sign-out', { method: 'POST', headers: { 'api-key': apiKey }, body });
    if (!said.ok) throw new Error(`The session was not ended: ${await said.text()}`);
  });
