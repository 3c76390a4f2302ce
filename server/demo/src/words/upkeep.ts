/** What is done again and again to pieces of the types whose names match, and what that costs. */
export type PlanWords = {
  of: RegExp;
  title: string;
  details: string;
  every_days: number;
  /** By the unit of the meter of the type. */
  every: Readonly<Partial<Record<'km' | 'mi' | 'h', number>>>;
  cost: number;
  parts: string | null;
  workshop: string | null;
  notes: readonly string[];
};

export const PLANS: readonly PlanWords[] = [
  {
    of: /van|pickup|cube truck|dump truck|water truck/i,
    title: 'Oil and filters',
    details: 'Oil, oil filter, air filter; look at hoses and belts.',
    every_days: 180,
    every: { km: 12_000, mi: 7500 },
    cost: 164,
    parts: 'Oil 5W-30, 7 l; filter FL-500',
    workshop: 'Kiln Street Garage',
    notes: ['Brake pads at 6 mm', 'Washer fluid filled', 'Slow leak in the right rear tire, plugged'],
  },
  {
    of: /van|pickup|cube truck|dump truck|water truck|trailer/i,
    title: 'Annual safety inspection',
    details: 'By a licensed shop; the sticker goes on the door.',
    every_days: 365,
    every: {},
    cost: 210,
    parts: null,
    workshop: 'Kiln Street Garage',
    notes: ['Passed', 'Passed after a new wiper blade'],
  },
  {
    of: /scissor lift|boom lift|duct lift|excavator|loader|dozer|skid|roller/i,
    title: 'Annual inspection of lifting gear',
    details: 'Structure, hydraulics, controls and emergency lowering, with a certificate.',
    every_days: 365,
    every: {},
    cost: 385,
    parts: null,
    workshop: 'Liftcheck Inspections',
    notes: ['Certificate in the box on the machine', 'Passed'],
  },
  {
    of: /scissor lift|boom lift|engine drive|excavator|loader|dozer|skid|roller/i,
    title: 'Service by hours',
    details: 'Oil, filters and grease points; battery water.',
    every_days: 240,
    every: { h: 500 },
    cost: 240,
    parts: 'Hydraulic oil 32, 10 l; filter set',
    workshop: null,
    notes: ['Two battery cells topped up', 'Grease points done', 'Tilt alarm tested'],
  },
  {
    of: /analyzer|backflow|balometer|gas monitor|rover|laser/i,
    title: 'Calibration with certificate',
    details: 'Sent out; a spare one is on the shelf in the tool crib.',
    every_days: 365,
    every: {},
    cost: 145,
    parts: null,
    workshop: 'Grand River Calibration',
    notes: ['Oxygen sensor replaced', 'Within tolerance'],
  },
];

/** Whether plans say what is due next to pieces of a type. */
export const isPlanned = (type: string): boolean => PLANS.some(({ of }) => of.test(type));

/** Days ago, and what was done about it if it is released. */
export const OUTAGES = [
  { cause: 'Drips hydraulic oil under the platform', ago: 3, release: null },
  { cause: 'Cord cut, the plug is off', ago: 8, release: null },
  { cause: 'Failed its inspection: emergency stop sticks', ago: 41, release: 'Switch replaced and tested three times' },
] as const;
