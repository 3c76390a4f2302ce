import { ruleWords } from '@fieldspan/domain/visits/visit-rule';
import type { Contacts } from './contacts.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';

type Work = { title: string; tasks: readonly string[]; bring: readonly (readonly [quantity: number, what: string])[] };

const WORKS: readonly Work[] = [
  {
    title: 'Preventive maintenance, HVAC',
    tasks: ['Clean the condenser coil', 'Check belts and bearings', 'Measure supply and return air'],
    bring: [[4, 'Filter 20x25x2']],
  },
  {
    title: 'Backflow testing, yearly',
    tasks: ['Test both check valves', 'Hang the tag', 'Send the form to the city'],
    bring: [[1, 'Test tag']],
  },
  {
    title: 'Boiler plant, full service',
    tasks: ['Clean the burner', 'Check the flue', 'Test the low water cutoff', 'Read the stack temperature'],
    bring: [[1, 'Igniter HSI-24']],
  },
  { title: 'Refrigeration, monthly', tasks: ['Read suction and head pressure', 'Clean the drain pan'], bring: [] },
  { title: 'Filters and belts', tasks: ['Change the filters', 'Change the belts'], bring: [[6, 'Filter 16x20x2']] },
  { title: 'Fire pump testing', tasks: ['Churn test', 'Record suction and discharge'], bring: [] },
  { title: 'Drain and grease trap', tasks: ['Pump the trap', 'Scrape the baffles'], bring: [] },
];

const RULES = [
  'FREQ=MONTHLY;BYDAY=2MO',
  'FREQ=MONTHLY;INTERVAL=3;BYDAY=1TU',
  'FREQ=MONTHLY;INTERVAL=6',
  'FREQ=YEARLY',
] as const;

/** Contracts in force; the server makes their visits when it starts. */
export function makeContracts(site: Site, { contacts, members }: { contacts: Contacts; members: readonly Member[] }) {
  const tasks = new Map(
    WORKS.flatMap((work) => work.tasks).map((title, index) => [
      title,
      site.add('ServiceTask', { title, minutes: 10 + (index % 4) * 10, archived: 0 }).id,
    ]),
  );
  const techs = ofTrade(members, 'service');
  return Array.from({ length: site.profile.sizes.contracts }, (_, index) => {
    const random = site.random.fork(`contract/${index}`);
    const customer = itemAt(contacts.customers, index % contacts.customers.length);
    const work = itemAt(WORKS, index % WORKS.length);
    const rrule = random.pick(RULES);
    const contract = site.add('ServiceContract', {
      title: `${work.title}, ${customer.name}`,
      customer_id: customer.id,
      price: random.int(9, 96) * 100,
      rrule,
      recurrence: ruleWords(rrule),
      starts_on: site.calendar.date(random.int(30, 340)),
      time_of_day: random.pick(['08:00', '10:00', '13:00']),
      time_zone: 'America/Toronto',
      duration_min: 90,
      lead_days: 14,
      holiday_rule: 'next_working_day',
      signature_rule: index % 2 === 0 ? 'customer' : 'none',
      state: 'active',
      next_due: site.calendar.date(-random.int(1, 80)),
      expiry: site.calendar.date(-random.int(15, 700)),
      archived: 0,
      created_at: site.calendar.at(random.int(340, 500), 14),
    });
    work.tasks.forEach((title, sort_order) =>
      site.add('ServiceContractTask', {
        contract_id: contract.id,
        task_id: tasks.get(title) ?? null,
        title,
        sort_order,
      }),
    );
    for (const [quantity, description] of work.bring)
      site.add('ServiceContractMaterial', { contract_id: contract.id, description, quantity });
    if (techs.length > 0)
      site.add('ServiceContractPersonnel', {
        contract_id: contract.id,
        user_id: itemAt(techs, index % techs.length).user.id,
        is_lead: 1,
      });
    return contract;
  });
}
