import { taxesOf } from '@fieldspan/domain/company-pricing';
import type { Site } from './site.ts';

/** Parts of an assembly: the first names a material of the price list. */
const ASSEMBLIES = [
  {
    title: 'Pump set',
    code: 'AS-10',
    hours: '4.5',
    small: [
      ['Flange', '2', '38.40'],
      ['Gasket', '4', '1.1250'],
    ],
  },
  { title: 'Thermostat, wired', code: 'AS-20', hours: '1.25', small: [['Cable, m', '12', '1.85']] },
] as const;

const TEMPLATES = [
  {
    kind: 'quote',
    title: 'Yearly maintenance',
    lines: [
      ['Inspection and cleaning', '3', 'h', '118'],
      ['Filters', '4', 'ea', '24.50'],
    ],
  },
  {
    kind: 'quote',
    title: 'Replace a water heater',
    lines: [
      ['Water heater', '1', 'ea', '689.95'],
      ['Labour', '3.5', 'h', '118'],
    ],
  },
  {
    kind: 'bid',
    title: 'Boiler plant',
    lines: [
      ['Boilers', '1', 'ls', '22477'],
      ['Piping and pumps', '1', 'ls', '8710.52'],
    ],
  },
] as const;

/** Creates assemblies of the price list, and templates of quotes and bids. */
export function makeKeptLines(site: Site): void {
  const settings = site.rowsOf('CompanySetting')[0]?.['taxes_json'];
  const taxes = taxesOf(typeof settings === 'string' ? settings : null).flatMap(({ name, isDefault }) =>
    isDefault ? [name] : [],
  );
  ASSEMBLIES.forEach(({ title, code, hours, small }, at) => {
    const material = site.rowsOf('Material')[at];
    const lines = [
      {
        key: 'part-0',
        description: String(material?.['description']),
        quantity: '1',
        cost: String(material?.['cost']),
        price: String(material?.['price']),
        source: { model: 'Material', id: Number(material?.['id']) },
      },
      ...small.map(([description, quantity, cost], index) => ({
        key: `part-${index + 1}`,
        description,
        quantity,
        cost,
        markup: '30',
        price: String(Math.round(Number(cost) * 13_000) / 10_000),
      })),
      { key: 'labour', description: 'Labour', quantity: hours, unit: 'h', cost: '58.40', price: '118' },
    ];
    site.add('Assembly', { title, code, unit: 'ea', lines_json: JSON.stringify(lines), archived: 0 });
  });
  for (const { kind, title, lines } of TEMPLATES)
    site.add('DocumentTemplate', {
      kind,
      title,
      archived: 0,
      lines_json: JSON.stringify(
        lines.map(([description, quantity, unit, price], at) => ({
          key: `line-${at + 1}`,
          description,
          quantity,
          unit,
          price,
          taxes,
        })),
      ),
    });
}
