/** Where equipment is kept; `spots` are the words of a piece's location that mean it. */
export const PLACES = [
  { name: 'Main yard', kind: 'yard', spots: /Yard/ },
  { name: 'Shop', kind: 'room', spots: /Shop|Repair/ },
  { name: 'Tool crib', kind: 'room', spots: /crib|Gang box/ },
] as const;

/** A kit and the types of its pieces, by the beginning of their names. */
export type KitWords = { name: string; types: readonly string[] };

export const NORTHGATE_KITS: readonly KitWords[] = [
  {
    name: 'Boiler start-up kit',
    types: ['Combustion analyzer', 'Digital manifold', 'Thermal camera', 'Four-gas monitor'],
  },
  {
    name: 'Confined space entry kit',
    types: ['Four-gas monitor', 'Confined space tripod', 'Harness and lanyard', 'Harness and lanyard'],
  },
  {
    name: 'Refrigerant recovery kit',
    types: ['Recovery machine', 'Vacuum pump', 'Charging scale', 'Refrigerant leak detector'],
  },
  { name: 'Press crew kit, 4 inch', types: ['Press tool, 4 inch', 'Press tool, compact', 'Baker scaffold'] },
];

export const LAKESHORE_KITS: readonly KitWords[] = [
  { name: 'Pipe crew kit', types: ['Pipe laser', 'Cut-off saw', 'Plate tamper'] },
  { name: 'Night work kit', types: ['Light tower', 'Generator'] },
];

/** Type, how many, from and to in days from today, and what for. */
export type BookingWords = readonly [type: string, quantity: number, from: number, to: number, note: string];

export const NORTHGATE_BOOKINGS: readonly BookingWords[] = [
  ['Scissor lift 26', 2, -4, 6, 'Corridor ducts, level 3'],
  ['Boom lift', 1, 3, 9, 'Chiller piping on the roof'],
  ['Indirect heater', 2, 5, 26, 'Heat for the drywall crew'],
  ['Core drill', 1, 1, 2, 'Sleeves, grid C'],
  ['Engine drive', 1, 8, 12, 'Field welds, riser 2'],
  ['Duct lift', 3, 10, 20, 'Make-up air, garage'],
  ['Submersible pump', 2, -12, -3, 'Flood in the pit'],
];

export const LAKESHORE_BOOKINGS: readonly BookingWords[] = [
  ['Excavator 36', 1, 2, 12, 'Deep manhole'],
  ['Trench box', 2, 2, 12, 'Deep manhole'],
  ['Smooth drum', 1, 9, 11, 'Base before paving'],
];

/** What people say of a piece that comes back. */
export const RETURNS = [
  { condition: 'good', note: null },
  { condition: 'good', note: 'Cleaned, battery full' },
  { condition: 'worn', note: 'Cord taped, replace it soon' },
  { condition: 'good', note: null },
  { condition: 'damaged', note: 'Guard bent, set aside at the bench' },
  { condition: 'worn', note: null },
] as const;
