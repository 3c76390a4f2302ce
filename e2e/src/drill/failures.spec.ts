import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../person.ts';
import { keepRow } from './drill-rows.ts';
import { DRILLED } from './drilled-remotes.ts';
import { FaultLine } from './fault-line.ts';
import { PageTime } from './page-time.ts';
import { canHappen, type Fault, isOfTheDrill, nameOf, type Place, PLACES, typeOf } from './faults.ts';

type Drilled = (typeof DRILLED)[number];
type Report = { remote: string; payload: Record<string, unknown> };

/** One remote, one of its files, and the card that shows in its place. */
class Drill {
  readonly cells: Partial<Record<Fault, string>> = {};
  readonly #page: Page;
  readonly #remote: Drilled;
  readonly #place: Place;
  readonly #reports: Report[] = [];
  #code = '';

  constructor(page: Page, remote: Drilled, place: Place) {
    this.#page = page;
    this.#remote = remote;
    this.#place = place;
    page.on('request', (request) => {
      if (!request.url().endsWith('/ErrorLog/save')) return;
      const field = (name: string) => request.postData()?.match(new RegExp(`name="${name}"\\s+(.*)`))?.[1] ?? '';
      this.#reports.push({ remote: field('remote'), payload: JSON.parse(field('payload_json')) });
    });
  }

  get card() {
    return this.#page.getByRole('heading', { name: `${this.#remote.title} could not be loaded` });
  }

  /** Checks that the card of the new failure shows and says the same as the report. */
  async failed(fault: Fault): Promise<void> {
    const [name, type] = [nameOf(this.#place), typeOf(this.#place, fault)];
    await expect(this.card).toBeVisible();
    const line = this.#page.getByText(
      new RegExp(`^Loading chunk failed · ${name} · ${this.#remote.name} [\\d.]+ · set`),
    );
    const codeNow = async () => /code (\w{4})$/.exec((await line.textContent()) ?? '')?.[1] ?? this.#code;
    // A reload of the page is part of it, which takes long when both processors are busy.
    await expect.poll(codeNow, { timeout: 45_000 }).not.toBe(this.#code);
    this.#code = await codeNow();
    await expect(this.#page.getByRole('banner')).toBeVisible();
    await expect(this.#page.getByRole('button', { name: fault === 'hangs' ? 'Reload' : 'Try again' })).toBeVisible();
    const report = () => this.#reports.find(({ payload }) => payload['code'] === this.#code);
    await expect.poll(report).toMatchObject({ remote: this.#remote.name, payload: { name, type } });
    this.cells[fault] = `${name === 'ChunkLoadError' ? 'chunk' : 'CSS'} ${type}`;
  }

  cameBack(fault: Fault, how: string): void {
    this.cells[fault] = `${this.cells[fault]} → ${how}`;
  }
}

for (const remote of DRILLED)
  for (const place of PLACES)
    test(`ERR021 ERR022 ERR023 the ${place} file of ${remote.name}: every fault shows its card, and every card recovers`, async ({
      page,
      context,
      complaints,
    }) => {
      const path = place === 'lazy' ? remote.lazy : remote.first;
      const drill = new Drill(page, remote, place);
      const line = new FaultLine(page, remote.name, place);
      const loadingStill = page.getByText('Still loading…');
      const waiting = page.getByRole('main').locator('[aria-busy=true]').first();
      const retry = page.getByRole('button', { name: 'Try again' });
      // Votes on releases are not part of the drill.
      await page.route('**/__ballot', (route) => route.fulfill({ status: 204 }));
      // Switches prefetching off, so that the fault hits only what the person waits for.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      const time = new PageTime(page, (request) => line.isBroken(request));
      await page.clock.install();
      if (remote.name === 'messaging') await page.setViewportSize({ width: 1180, height: 900 });

      line.watch();
      await openAs(page, 'admin', remote.first);
      await expect(waiting).toBeHidden();
      test.skip(!(await line.hasTarget()), `${remote.name} has no stylesheet on its first page`);
      if (place === 'lazy') await Promise.all([line.late(), page.goto(path)]);
      await line.start();

      line.fault = 'hangs';
      await Promise.all([line.asked(), page.goto(path, { waitUntil: 'commit' })]);
      await expect(waiting).toBeVisible();
      // The clock also runs during these steps: 32 s are left for a slow machine.
      await time.pass(8_000);
      await expect(loadingStill).toBeVisible();
      const wayOut = page.getByRole('main').getByRole('button', { name: place === 'lazy' ? 'Reload' : 'Try again' });
      await expect(wayOut).toBeVisible();
      await time.pass(80_000);
      await expect(loadingStill).toBeVisible();
      await time.pass(70_000, () => drill.card.isVisible());
      await drill.failed('hangs');

      line.fault = '404';
      await page.getByRole('button', { name: 'Reload' }).click();
      await drill.failed('404');
      drill.cameBack('hangs', 'Reload');
      await page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));

      let before: Fault = '404';
      for (const fault of (['HTML', 'throws', 'tampered'] as const).filter((each) => canHappen(place, each))) {
        line.fault = fault;
        const asked = line.addressCount;
        await retry.click();
        await drill.failed(fault);
        expect(line.addressCount).toBeGreaterThan(asked);
        drill.cameBack(before, 'Try again');
        before = fault;
      }

      line.fault = 'offline';
      await context.setOffline(true);
      await retry.click();
      await drill.failed('offline');
      drill.cameBack(before, 'Try again');
      await expect(page.getByText('You are offline. It is tried again when the connection is back.')).toBeVisible();
      line.fault = null;
      await context.setOffline(false);
      await expect(drill.card).toBeHidden();
      await expect(waiting).toBeHidden();
      drill.cameBack('offline', 'by itself');
      expect(await page.evaluate(() => Reflect.get(globalThis, 'stillTheSamePage'))).toBe(true);

      // What the page would load from now on, and only the drill could answer, is not loaded.
      await page.goto('about:blank');
      await line.stop();
      await keepRow(`${test.info().project.outputDir}/drill`, { remote: remote.name, place, cells: drill.cells });
      expect(complaints.filter((complaint) => !isOfTheDrill(complaint))).toEqual([]);
      complaints.length = 0;
    });
