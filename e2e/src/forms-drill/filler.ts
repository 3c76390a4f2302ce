import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Device } from './device.ts';
import type { FaultyLine } from './faulty-line.ts';
import { SECTIONS } from './office.ts';
import type { Office, Template } from './office.ts';
import { Paper } from './paper.ts';
import type { Random } from './random.ts';

const PASSWORD = 'fieldspan-demo';

type Parts = { device: Device; line: FaultyLine; office: Office; random: Random; templates: readonly Template[] };

/** A technician with a tablet, who fills in forms and believes what the page says. */
export class Filler {
  readonly device: Device;
  readonly line: FaultyLine;
  readonly office: Office;
  readonly random: Random;
  readonly templates: readonly Template[];
  readonly papers: Paper[] = [];
  readonly wrong: string[] = [];
  readonly trace: string[] = [];
  /** The form that stands on the page; null if none does. */
  paper: Paper | null = null;
  template: Template;
  isOffline = false;
  /** The browser has thrown the app's files away. */
  hasNoCaches = false;
  #count = 0;

  constructor({ device, line, office, random, templates }: Parts) {
    this.device = device;
    this.line = line;
    this.office = office;
    this.random = random;
    this.templates = templates;
    this.template = random.pick(templates);
  }

  get page(): Page {
    return this.device.page;
  }

  get number(): number {
    this.#count += 1;
    return this.#count;
  }

  note(what: string): void {
    this.trace.push(`${this.trace.length + 1}. ${this.paper?.ticket ?? '-'}: ${what}`);
  }

  async pause(): Promise<void> {
    await this.page.waitForTimeout(this.random.pick([0, 30, 150, 400, 900]));
  }

  /** A sentence that has to be said. */
  async expectSaid(words: RegExp, timeout = 15_000): Promise<void> {
    if (await isSeen(this.page, words, timeout)) return;
    const there = (await this.page.locator('body').innerText()).replaceAll(/\s+/gu, ' ').slice(0, 800);
    this.wrong.push(`It was not said: ${words.source}. The page says: ${there}`);
  }

  async signIn(account = 'tech'): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Login', exact: true });
    await this.page.getByLabel('Email', { exact: true }).fill(`${account}@fieldspan.test`);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button.click();
    await expect(button).toBeHidden();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.device.context.setOffline(isOffline);
  }

  async open(template = this.template): Promise<void> {
    this.template = template;
    this.paper = null;
    const go = () => this.page.goto(`/do-form/${template.slug}`);
    await this.device.context.setOffline(this.isOffline);
    await go().catch(async (error: unknown) => {
      // Without its caches the app needs the network once.
      if (!this.isOffline || !this.hasNoCaches) throw error;
      await this.setOffline(false);
      await go();
    });
    await this.meet();
  }

  /** Waits for a form, and sees whose answers stand in it. Signs in where that is asked for. */
  async meet(): Promise<void> {
    const login = this.page.getByRole('button', { name: 'Login', exact: true });
    const back = this.page.getByRole('button', { name: 'Back', exact: true });
    await back.or(login).first().waitFor();
    if (await login.isVisible()) {
      if (this.isOffline) await this.setOffline(false);
      await this.signIn();
      await back.waitFor();
    }
    await this.goTo(0);
    const ticket = await this.page.getByLabel('Ticket', { exact: true }).inputValue();
    const known = this.papers.find((one) => one.ticket === ticket);
    if (ticket !== '' && !known) this.wrong.push(`A form of nobody stands here: ${ticket}`);
    const expected = this.papers.findLast((one) => one.template === this.template && one.mustStandHere);
    if (expected && expected !== known) this.wrong.push(`${expected.ticket} does not stand here, though it was safe`);
    if (known) {
      this.paper = known;
      return this.expectSaid(/^Your answers of/u, 5000);
    }
    this.paper = new Paper(`T${this.papers.length + 1}-${this.template.slug}`, this.template);
    this.papers.push(this.paper);
    const field = this.page.getByLabel('Ticket', { exact: true });
    await field.fill(this.paper.ticket);
    this.paper.note('ticket', { value: this.paper.ticket, at: await this.didAt() });
    return undefined;
  }

  /** Which section stands on the page. */
  async at(): Promise<number> {
    const heads = await this.page.getByRole('heading', { level: 2 }).allInnerTexts();
    return SECTIONS.findIndex((name) => heads.includes(name));
  }

  /** Goes to a section with Back and Next. */
  async goTo(section: number): Promise<void> {
    for (let at = await this.at(); at !== section; at = await this.at()) {
      if (at === -1) throw new Error('No section stands on the page');
      await this.page.getByRole('button', { name: at > section ? 'Back' : 'I understand: Next', exact: true }).click();
      const name = SECTIONS[at > section ? at - 1 : at + 1] ?? '';
      await this.page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    }
  }

  /** When the person last did something on the page. */
  didAt(): Promise<number> {
    return this.page.evaluate(() => Number(Reflect.get(globalThis, 'didAt') ?? 0));
  }

  /** Reads what the page says of the form that stands there. */
  async look(): Promise<void> {
    const [first] = this.device.errors.splice(0);
    if (first !== undefined) this.wrong.push(`An error in the page: ${first}`);
    const line = this.page.locator('[data-saved-at]');
    const paper = this.paper;
    if (paper === null || (await line.count()) === 0) return;
    const savedAt = Number(
      await line
        .first()
        .getAttribute('data-saved-at', { timeout: 1000 })
        .catch(() => null),
    );
    paper.savedAt = Math.max(paper.savedAt, savedAt);
  }

  /** The page is gone; the person opens the form again. */
  async comeBack(): Promise<void> {
    for (const paper of this.papers) paper.unsure();
    await this.open();
  }
}

const isSeen = (page: Page, words: RegExp, timeout: number): Promise<boolean> =>
  page
    .getByText(words)
    .first()
    .waitFor({ timeout })
    .then(
      () => true,
      () => false,
    );
