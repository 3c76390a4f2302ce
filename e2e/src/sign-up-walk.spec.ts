import type { Locator, Page } from '@playwright/test';
import { registersFromElsewhere } from './another-address.ts';
import { looksRight } from './looks-right.ts';
import { mailedLink, OWN_PASSWORD, ownAddress } from './own-company.ts';
import { expect, mainMenu, test } from './person.ts';

const MOST_ACTIONS = 60;
/** A key takes a person about so long. */
const KEY_MS = 80;

/** What a person does with mouse and keyboard: each press, each choice and each field that is filled in is an action. */
class Person {
  actions = 0;
  #keys = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(what: Locator): Promise<void> {
    this.actions += 1;
    await what.click();
  }

  async button(name: string): Promise<void> {
    await this.press(this.#page.getByRole('button', { name, exact: true }));
  }

  /** A star stands after the name of what is required. */
  #field(label: string): Locator {
    return this.#page.getByLabel(new RegExp(`^${label}( \\*)?$`));
  }

  async fill(label: string, text: string): Promise<void> {
    this.actions += 1;
    this.#keys += text.length;
    await this.#field(label).fill(text);
  }

  async choose(label: string, option: string): Promise<void> {
    this.actions += 1;
    await this.#field(label).selectOption({ label: option });
  }

  async file(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.actions += 1;
    const choosing = this.#page.waitForEvent('filechooser');
    await button.click();
    await (await choosing).setFiles(file);
  }

  /** Follows a link of a mail. */
  async follow(link: string): Promise<void> {
    this.actions += 1;
    await this.#page.goto(link);
  }

  get typingSeconds(): number {
    return (this.#keys * KEY_MS) / 1000;
  }
}

const PEOPLE = `E-mail,First name,Last name,Mobile phone,Job title
lea.${crypto.randomUUID()}@harbour.test,Lea,Fox,,Gas technician
tom.${crypto.randomUUID()}@harbour.test,Tom,Ray,,Apprentice
`;
/** The smallest picture there is. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

// The first clock-in asks for the location; a walk without it is in clock.spec.ts.
test.use({ permissions: ['geolocation'], geolocation: { latitude: 43.546, longitude: -80.253 } });

test('a new company goes from sign-up to a running clock on its first job in sixty actions', async ({
  page,
  request,
}) => {
  const person = new Person(page);
  const steps = page.getByRole('region', { name: 'First steps' });
  const home = () => person.press(mainMenu(page).getByRole('link', { name: 'Dashboard', exact: true }));
  const looks = async (what: string) => {
    await looksRight(page, what);
    // Wide enough again that the main menu stays beside the page.
    await page.setViewportSize({ width: 1680, height: 950 });
  };
  const email = ownAddress('walker');

  await registersFromElsewhere(page);
  await page.goto('/login');
  await person.press(page.getByRole('link', { name: 'Create a company' }));
  await person.fill('Company name', 'Harbour Heating');
  await person.fill('First name', 'Nia');
  await person.fill('Last name', 'Okoro');
  await person.fill('Email', email);
  await person.fill('Password', OWN_PASSWORD);
  await person.fill('Confirm Password', OWN_PASSWORD);
  await person.button('Start free trial');
  await person.follow(await mailedLink(request, email, 'setup'));
  await person.button('I Agree');

  await person.choose('Country', 'Canada');
  await person.choose('Province or state', 'Ontario');
  await person.button('Save and continue');
  await person.fill('Address', '60 Norfolk Street');
  await person.fill('City', 'Guelph');
  await person.fill('Phone', '519 555 0142');
  await person.button('Save and continue');
  await person.choose('Trade', 'Heating, cooling and ventilation');
  await expect(page.getByText('HST 13 %')).toBeVisible();
  await looks('what a trade brings');
  await person.button('Add all of this');
  await expect(page.getByText(/\d\d records added/)).toBeVisible();
  await person.button('Finish setup');

  // Three of seven are done by now. Samples come and go, and count for none.
  await expect(steps.getByText('3 of 7 done')).toBeVisible();
  await person.button('Add sample data');
  await expect(steps.getByText('5 sample records are there.')).toBeVisible();
  await looks('first steps');
  await expect(steps.getByText('3 of 7 done')).toBeVisible();
  await person.button('Take the sample data away');
  await expect(page.getByText('5 samples taken away.')).toBeVisible();

  await person.press(steps.getByRole('link', { name: 'Show your logo and colour' }));
  await person.file(page.getByRole('group', { name: 'Logo' }).getByRole('button', { name: 'Choose file' }), {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: LOGO,
  });
  await person.press(page.getByRole('radio', { name: 'Teal' }));
  await expect(page.getByRole('article', { name: 'Preview' }).getByRole('img')).toBeVisible();
  await person.button('Save');
  await expect(page.getByText('Saved!').first()).toBeVisible();

  await home();
  await person.press(steps.getByRole('link', { name: 'Invite your people' }));
  await person.file(page.getByRole('button', { name: 'Take from a file' }), {
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(PEOPLE),
  });
  await person.button('Invite 2 people');
  await expect(page.getByText('2 invited. Each of them gets a mail.')).toBeVisible();

  await home();
  await person.press(steps.getByRole('link', { name: 'Add your first job' }));
  await person.fill('Number', 'J-1');
  await person.fill('Name', 'Boiler of the school');
  await person.fill('Latitude', '43.546');
  await person.fill('Longitude', '-80.253');
  await person.button('Save');
  await expect(page.getByRole('heading', { level: 1, name: 'Boiler of the school' })).toBeVisible();
  await person.press(page.getByRole('main').getByRole('link', { name: 'Personnel' }));
  await person.button('Add person');
  await person.press(page.getByRole('dialog', { name: 'Add person' }).getByRole('button', { name: /Person/ }));
  await person.press(
    page.getByRole('dialog', { name: 'Person', exact: true }).getByRole('button', { name: /Lea Fox/ }),
  );
  await person.choose('Role', 'Gas technician');
  await person.button('Add');
  await expect(page.getByRole('main').getByText('Lea Fox')).toBeVisible();

  await home();
  await expect(steps.getByText('6 of 7 done')).toBeVisible();
  await person.press(steps.getByRole('link', { name: 'Clock in on it' }));
  await person.fill('Search projects and services', 'boiler');
  await person.press(page.getByRole('main').getByRole('link', { name: /Boiler of the school/ }));
  await person.press(page.getByRole('main').getByRole('button', { name: 'Clock In on J-1' }));
  await expect(page.getByRole('main').getByText('Running')).toBeVisible();

  await home();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arrange your dashboard' })).toBeVisible();
  await expect(steps).toHaveCount(0);
  expect(person.actions).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(person.typingSeconds).toBeLessThan(60);
});
