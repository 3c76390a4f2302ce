import type { Contact, Contacts } from './contacts.ts';
import type { ServiceCall } from './services.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';
import { ASSET_KINDS, WORK_DONE } from './words/assets.ts';

type Kind = (typeof ASSET_KINDS)[number];
type Category = { id: number; kind: Kind };

/** Creates the sites and machines of customers, and says which call was about which machine. */
export function makeAssets(
  site: Site,
  { contacts, services }: { contacts: Contacts; services: readonly ServiceCall[] },
): void {
  const called = new Set(services.flatMap(({ row }) => kindOf(row.job_name) ?? []));
  const categories = ASSET_KINDS.filter((kind) => called.has(kind)).map((kind) => ({
    kind,
    id: site.add('AssetCategory', { name: kind.name, color_hex: kind.colour, archived: 0 }).id,
  }));
  for (const customer of contacts.customers)
    addMachines(site, { customer, categories, calls: services.filter(({ row }) => row.customer_id === customer.id) });
}

const kindOf = (title: string): Kind | undefined => ASSET_KINDS.find(({ words }) => words.test(title));

type Of = { customer: Contact; categories: readonly Category[]; calls: readonly ServiceCall[] };

/** A machine for each kind of call that the customer made. */
function addMachines(site: Site, { customer, categories, calls }: Of): void {
  const random = site.random.fork(`assets/${customer.name}`);
  const { address, city, province, country, postal_code, lat, long } = customer;
  const location = site.add('ContactLocation', {
    contact_id: customer.id,
    name: random.pick(['Main building', 'Plant', 'Head office']),
    address,
    city,
    province,
    country,
    postal_code,
    lat,
    long,
    access_notes: customer.access_notes,
    archived: 0,
  });
  for (const { id: category_id, kind } of categories) {
    const about = calls.filter(({ row }) => kindOf(row.job_name) === kind);
    if (about.length === 0) continue;
    const [manufacturer = '', ...model] = random.pick(kind.makers).split(' ');
    const years = random.int(1, 14);
    const asset = site.add('CustomerAsset', {
      customer_id: customer.id,
      location_id: location.id,
      category_id,
      name: `${manufacturer} ${model.join(' ')}`,
      manufacturer,
      model_num: model.join(' '),
      serial_num: `${manufacturer.slice(0, 2).toUpperCase()}${random.int(100_000, 999_999)}`,
      spot: random.pick(kind.spots),
      installed_on: site.calendar.at(years * 365, 8).slice(0, 10),
      warranty_until: site.calendar.at((years - 5) * 365, 8).slice(0, 10),
      archived: 0,
    });
    for (const [index, { row }] of about.entries())
      site.add('ServiceAsset', {
        service_id: row.id,
        asset_id: asset.id,
        work: row.completed === null ? null : itemAt(WORK_DONE, (index + category_id) % WORK_DONE.length),
        created_at: row.created_at,
      });
  }
}
