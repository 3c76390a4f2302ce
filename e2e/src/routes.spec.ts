import { knownRecords } from './known-records.ts';
import { expect, openAs, signIn, test } from './person.ts';
import { seeScreen, withRecords } from './see-screen.ts';
import { findingsInEveryTheme } from './serious-findings.ts';

/** `{kind}` stands for a record's slug in an address, for its title in a heading. */
type Route = readonly [id: string, address: string, heading: string];

const PROJECTS: readonly Route[] = [
  ['ROUTE036', '/projects/list', 'Projects'],
  ['ROUTE037', '/projects/leads', 'Projects'],
  ['ROUTE038', '/projects', 'Projects'],
  ['ROUTE039', '/projects/reports', 'Project reports'],
  ['ROUTE040', '/projects/reports/bids', 'Project reports'],
  ['ROUTE041', '/projects/bid-templates', 'Bid templates'],
  ['ROUTE042', '/project/apps', 'Project apps'],
  ['ROUTE043', '/project/{project}/personnel', '{project}'],
  ['ROUTE043', '/project/{project}/details', '{project}'],
  ['ROUTE043', '/project/{project}/estimate', '{project}'],
  ['ROUTE043', '/project/{project}/files', '{project}'],
  ['ROUTE044', '/project/{project}/files/safety', '{project}'],
  ['ROUTE045', '/project/{project}/dashboard', '{project}'],
  ['ROUTE046', '/project/{orderOfProject}', '{orderOfProject}'],
  ['ROUTE047', '/project-bid-summary/{bid}', '{bid}'],
];

const SERVICES: readonly Route[] = [
  ['ROUTE048', '/service-contracts', 'Service contracts'],
  ['ROUTE049', '/service-contracts/due', 'Service contracts'],
  ['ROUTE050', '/service-tasks', 'Service tasks'],
  ['ROUTE051', '/quote-templates', 'Quote templates'],
  ['ROUTE052', '/service-contract/{contract}/details', '{contract}'],
  ['ROUTE053', '/service-contract/{contract}/tasks', '{contract}'],
  ['ROUTE054', '/service-contract/{contract}/materials', '{contract}'],
  ['ROUTE055', '/service-contract/{contract}/files', '{contract}'],
  ['ROUTE056', '/service-contract/{contract}/products', '{contract}'],
  ['ROUTE057', '/service-contract/{contract}/personnel', '{contract}'],
  ['ROUTE058', '/services/reports', 'Service reports'],
  ['ROUTE059', '/services/unassigned', 'Services'],
  ['ROUTE060', '/services', 'Services'],
  ['ROUTE061', '/service/apps', 'Service apps'],
  ['ROUTE062', '/service/{service}/dashboard', '{service}'],
  ['ROUTE063', '/service/{service}/personnel', '{service}'],
  ['ROUTE064', '/service/{service}/details', '{service}'],
  ['ROUTE065', '/service/{service}/details/place', '{service}'],
];

const SERVICE_TABS: readonly Route[] = [
  ['ROUTE066', '/service/{service}/quote', '{service}'],
  ['ROUTE067', '/service/{service}/worksheet', '{service}'],
  ['ROUTE068', '/service/{service}/messages', '{service}'],
  ['ROUTE069', '/service/{service}/forms', '{service}'],
  ['ROUTE070', '/service/{service}/files', '{service}'],
  ['ROUTE071', '/service/{service}/invoice', '{service}'],
  ['ROUTE072', '/service/{service}/invoice/lines', '{service}'],
  ['ROUTE073', '/service/{service}/report', '{service}'],
  ['ROUTE074', '/service/{service}/time-logs', '{service}'],
  ['ROUTE075', '/service/{service}/expenses', '{service}'],
  ['ROUTE076', '/service/{service}/locates', '{service}'],
  ['ROUTE077', '/service/{service}/purchase-orders', '{service}'],
  ['ROUTE078', '/service/{orderOfService}', '{orderOfService}'],
  ['ROUTE079', '/service/{service}/apps', '{service}'],
];

const CONTACTS: readonly Route[] = [
  ['ROUTE087', '/contacts', 'Contacts Network'],
  ['ROUTE088', '/contact/1/details', '{contact}'],
  ['ROUTE089', '/contact/new/details/{contact}', 'New contact'],
  ['ROUTE090', '/contact/{contact}/summary', '{contact}'],
  ['ROUTE091', '/contact/{contact}/locations', '{contact}'],
  ['ROUTE092', '/contact/{contact}/jobs', '{contact}'],
  ['ROUTE093', '/contact/{contact}/files', '{contact}'],
  ['ROUTE094', '/contact/{contact}/service-contracts', '{contact}'],
  ['ROUTE095', '/contact/{contact}/sub-contacts', '{contact}'],
  ['ROUTE096', '/contact/{contact}/assets', '{contact}'],
  ['ROUTE097', '/contact/{contact}/assets/boilers', '{contact}'],
  ['ROUTE098', '/contact/{contact}/settings', '{contact}'],
  ['ROUTE099', '/contact/{contact}/purchases/open', '{contact}'],
  ['ROUTE100', '/contact/{contact}/details', '{contact}'],
  ['ROUTE101', '/contact/asset/{asset}/details', '{asset}'],
  ['ROUTE102', '/contact/asset/new/none/none/none', 'New asset'],
  ['ROUTE103', '/contact-assets', 'Contact assets'],
];

const PEOPLE_AND_TIME: readonly Route[] = [
  ['ROUTE029', '/employees/list', 'Employees'],
  ['ROUTE030', '/employees/settings', 'Employee settings'],
  ['ROUTE031', '/employees/settings/more', 'Employee settings'],
  ['ROUTE032', '/employees/settings/roles/all', 'Employee settings'],
  ['ROUTE033', '/employee/new', 'New employee'],
  ['ROUTE034', '/employee/{person}/details', '{person}'],
  ['ROUTE034', '/employee/{person}/permissions', '{person}'],
  ['ROUTE034', '/employee/{person}/certificates', '{person}'],
  ['ROUTE034', '/employee/{person}/equipment', '{person}'],
  ['ROUTE034', '/employee/{person}/time-logs', '{person}'],
  ['ROUTE035', '/employee/{person}/profile', '{person}'],
  ['ROUTE104', '/punch-clock', 'Punch Clock'],
  ['ROUTE105', '/punch-clock/project/{project}', 'Punch Clock'],
  ['ROUTE113', '/time-logs/settings', 'Settings'],
  ['ROUTE114', '/time-logs/review', 'Review'],
  ['ROUTE115', '/time-logs/submitted/2026-11-16/detailed', 'By week'],
  ['ROUTE116', '/time-logs/submitted/2026-11-16/summary', 'By week'],
  ['ROUTE117', '/time-logs/history', 'My history'],
  ['ROUTE118', '/time-logs/list', 'All logs'],
  ['ROUTE119', '/time-logs/list/{time}', 'All logs'],
  ['ROUTE124', '/permission-templates', 'Permission templates'],
];

const MONEY: readonly Route[] = [
  ['ROUTE080', '/financial', 'Financial'],
  ['ROUTE081', '/financial/invoices', 'Invoices'],
  ['ROUTE082', '/financial/purchase-orders', 'Purchase orders'],
  ['ROUTE083', '/financial/purchase-orders/{order}', '{order}'],
  ['ROUTE084', '/financial/project-holdbacks', 'Holdbacks'],
  ['ROUTE085', '/invoice/{invoice}/details', '{invoice}'],
  ['ROUTE085', '/invoice/{invoice}/lines', '{invoice}'],
  ['ROUTE086', '/job-settings/check_in_tolerance', 'Settings'],
  ['ROUTE107', '/expenses/log', 'My expenses'],
  ['ROUTE108', '/expenses/review', 'Review'],
  ['ROUTE109', '/expenses/submitted', 'Submitted'],
  ['ROUTE110', '/expenses/submit-new', 'New expense'],
  ['ROUTE111', '/expenses/list', 'All expenses'],
  ['ROUTE112', '/expenses/list/{expense}', 'All expenses'],
  ['ROUTE125', '/materials/list', 'Materials'],
  ['ROUTE126', '/materials/assemblies', 'Assemblies'],
  ['ROUTE127', '/materials/settings', 'Settings'],
  ['ROUTE128', '/labour-tasks/list', 'Labour tasks'],
];

const EQUIPMENT_AND_FILES: readonly Route[] = [
  ['ROUTE129', '/equipment', 'Equipment'],
  ['ROUTE130', '/equipment/list', 'Equipment'],
  ['ROUTE131', '/equipment/settings', 'Equipment settings'],
  ['ROUTE132', '/equipment/maintenance-schedule', 'Maintenance schedule'],
  ['ROUTE133', '/equipment/edit/{machine}', '{machine}'],
  ['ROUTE134', '/equipment/edit/{machine}/forms', '{machine}'],
  ['ROUTE135', '/equipment/edit/{machine}/label/print', '{machine}'],
  ['ROUTE136', '/equipment/{category}', '{category}'],
  ['ROUTE137', '/equipment/{category}/{type}', '{type}'],
  ['ROUTE138', '/equipment/forms', 'Equipment forms'],
  ['ROUTE139', '/equipment/apps', 'Equipment apps'],
  ['ROUTE140', '/library/files', 'Library'],
  ['ROUTE141', '/library/files/{tag}', 'Library'],
  ['ROUTE142', '/library/file/{file}/details', '{file}'],
  ['ROUTE143', '/library/file/{file}', '{file}'],
  ['ROUTE153', '/forms/templates', ''],
  ['ROUTE154', '/forms/templates/{formCategory}', '{formCategory}'],
  ['ROUTE155', '/forms/templates/{formCategory}/{template}', '{template}'],
  ['ROUTE163', '/forms', ''],
  ['ROUTE164', '/do-form/{childTemplate}', '{childTemplate}'],
];

const COMPANY: readonly Route[] = [
  ['ROUTE022', '/', ''],
  ['ROUTE023', '/dashboard', ''],
  ['ROUTE024', '/find', 'Find'],
  ['ROUTE026', '/settings', 'Settings'],
  ['ROUTE027', '/settings/fieldspan-subscription', 'Settings'],
  ['ROUTE028', '/settings/taxes/error/Could%20not%20save', 'Settings'],
  ['ROUTE120', '/collective-agreements', 'Collective agreements'],
  ['ROUTE121', '/company/details', 'Company'],
  ['ROUTE122', '/company/collective-agreements', 'Collective agreements'],
  ['ROUTE123', '/company/settings', 'Settings'],
  ['ROUTE144', '/employers', 'Employers'],
  ['ROUTE166', '/notifications/feed', 'Alerts'],
  ['ROUTE167', '/notifications/news', 'News'],
  ['ROUTE168', '/notifications/settings', 'Alert settings'],
  ['ROUTE169', '/subscription', 'Subscription'],
  ['ROUTE177', '/setup', 'Setup'],
  ['ROUTE178', '/setup/1', 'Setup'],
  ['ROUTE179', '/onboarding', 'Setup'],
  ['ROUTE180', '/onboarding/1', 'Setup'],
  ['ROUTE181', '/messages', 'Messages'],
  ['ROUTE182', '/message/{thread}', '{thread}'],
];

const SITE: readonly Route[] = [
  ['ROUTE145', '/schedule', 'Schedule'],
  ['ROUTE146', '/schedule/2026-11-20', 'Schedule'],
  ['ROUTE147', '/schedule/month/2026-11-20', 'Schedule'],
  ['ROUTE148', '/schedule-timeline/project/{project}', '{project}'],
  ['ROUTE148', '/schedule-timeline/service/{service}', '{service}'],
  ['ROUTE150', '/safety/certificates/matrix', 'Health & Safety'],
  ['ROUTE151', '/safety/certificates/list', 'Certificates'],
  ['ROUTE152', '/safety/apps', 'Apps'],
  ['ROUTE170', '/locates', 'Locates'],
  ['ROUTE171', '/locates/{ticket}', '{ticket}'],
  ['ROUTE172', '/apps/integrations', 'Integrations'],
  ['ROUTE173', '/apps/main', 'App store'],
  ['ROUTE174', '/apps/installed', 'Installed apps'],
  ['ROUTE175', '/apps/store', 'App store'],
];

const AREAS = {
  PROJECTS,
  SERVICES,
  SERVICE_TABS,
  CONTACTS,
  PEOPLE_AND_TIME,
  MONEY,
  EQUIPMENT_AND_FILES,
  COMPANY,
  SITE,
};

/** One address of each kind of screen, for axe: the others differ only in their data. */
const LOOKED_AT: ReadonlySet<string> = new Set(
  `ROUTE036 ROUTE039 ROUTE041 ROUTE045 ROUTE047 ROUTE048 ROUTE058 ROUTE062 ROUTE064 ROUTE073 ROUTE085 ROUTE088
  ROUTE091 ROUTE099 ROUTE101 ROUTE030 ROUTE034 ROUTE105 ROUTE114 ROUTE116 ROUTE119 ROUTE080 ROUTE108 ROUTE110 ROUTE127
  ROUTE130 ROUTE132 ROUTE133 ROUTE136 ROUTE028 ROUTE144 ROUTE147 ROUTE148 ROUTE150 ROUTE171 ROUTE175 ROUTE178`.split(
    /\s+/,
  ),
);

for (const [area, routes] of Object.entries(AREAS)) {
  const ids = [...new Set(routes.map(([id]) => id))].join(' ');
  test(`${area.toLowerCase()}: ${ids} open directly with their heading, and axe finds nothing serious`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await openAs(page, 'admin', '/employers');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const known = await knownRecords(page);
    for (const [id, address, heading] of routes) {
      await seeScreen(page, withRecords(address, known, 'slug'), withRecords(heading, known, 'title'));
      if (LOOKED_AT.has(id)) expect.soft(await findingsInEveryTheme(page), `${id} ${address}`).toEqual([]);
    }
  });
}

test('ROUTE001 ROUTE002 without a session the address asks to sign in, and then shows the requested page', async ({
  page,
}) => {
  for (const address of ['/projects/list', '/employee/new', '/settings/taxes', '/equipment/maintenance-schedule']) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  }
  await signIn(page, 'admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance schedule' })).toBeVisible();
  const label = withRecords('/equipment/view/{machine}', await knownRecords(page), 'slug');
  await page.goto(label);
  await page.evaluate(() => localStorage.clear());
  await page.goto(label);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();
});
