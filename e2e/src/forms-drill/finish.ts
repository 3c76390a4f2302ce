import type { Filler } from './filler.ts';
import { submit } from './hand-in.ts';

const ROUNDS = 5;
/** The longest back-off is a minute. */
const LONG_MS = 90_000;

/** Everything works again: the technician comes back and hands in all that was begun. */
export async function finish(filler: Filler): Promise<void> {
  const { device, line } = filler;
  filler.note('everything works again');
  line.heal();
  await filler.setOffline(false);
  const { page: old } = device;
  await device.newPage();
  await old.close();
  for (const paper of filler.papers) paper.unsure();
  for (let round = 0; round < ROUNDS; round += 1) {
    if (!(await handInOne(filler))) break;
  }
  for (const template of filler.templates) await handInUnlisted(filler, template);
  await toOutbox(filler);
  await filler.expectSaid(/^Nothing waits to be sent$/u, LONG_MS);
}

async function toOutbox(filler: Filler): Promise<void> {
  const { page } = filler;
  await page.goto('/outbox');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  const heading = page.getByRole('heading', { level: 1, name: /^Waiting to send/u });
  await login.or(heading).first().waitFor();
  if (!(await login.isVisible())) return;
  await filler.signIn();
  await heading.waitFor();
}

/** @returns false if the outbox page lists nothing more to do */
async function handInOne(filler: Filler): Promise<boolean> {
  const { page } = filler;
  await toOutbox(filler);
  const main = page.getByRole('main');
  const failed = main.getByRole('link', { name: 'Edit', exact: true });
  const begun = main.getByRole('link', { name: 'Go on', exact: true });
  const sent = page.getByText(/^Nothing waits to be sent$/u);
  await sent.or(failed).first().waitFor({ timeout: LONG_MS });
  const next = (await failed.count()) > 0 ? failed : begun;
  if ((await next.count()) === 0) return false;
  filler.note('goes on with what is listed');
  await next.first().click();
  await page.waitForURL(/\/do-form\//u);
  const slug = /\/do-form\/([^/?]+)/u.exec(page.url())?.[1];
  filler.template = filler.templates.find((one) => one.slug === slug) ?? filler.template;
  filler.paper = null;
  await filler.meet();
  await submit(filler);
  return true;
}

/** A draft that stands on the device and that nothing lists. */
async function handInUnlisted(filler: Filler, template: Filler['template']): Promise<void> {
  const count = filler.papers.length;
  await filler.open(template);
  // Nothing stood there, and the person leaves.
  if (filler.papers.length > count) return void filler.papers.pop();
  filler.note('stood here, and was not listed');
  await submit(filler);
}
