import type { Trade } from './trades.ts';

/** What a company of a trade begins with. Each is a record of the company, which it changes or deletes like any other. */
export type TradeKit = {
  /** Keys of the starter library. */
  forms: readonly string[];
  /** Titles of roles on projects, beside the three that every company has. */
  roles: readonly string[];
  /** Types of equipment by category. */
  equipment: Readonly<Record<string, readonly string[]>>;
  /** Expense codes: what they are called, by code. */
  expenses: Readonly<Record<string, string>>;
  /** Labour tasks with the hours that one usually takes. */
  labour: Readonly<Record<string, number>>;
  certificates: readonly string[];
  /** Tasks of the hazard library: what can hurt somebody, and what is done against it. */
  hazards: Readonly<Record<string, { hazards: readonly string[]; controls: readonly string[] }>>;
};

/** What every trade needs. */
const EVERY_TRADE: TradeKit = {
  forms: ['toolbox-talk', 'hazard-assessment', 'vehicle-check'],
  roles: ['Apprentice'],
  equipment: { Vehicles: ['Van', 'Pickup truck'], Access: ['Step ladder', 'Extension ladder'] },
  expenses: {
    '5100': 'Materials for a job',
    '5200': 'Small tools',
    '5300': 'Fuel',
    '5400': 'Parking and tolls',
    '5500': 'Meals and lodging',
  },
  labour: { 'Travel to site': 0.5, 'Set up and clean up': 0.5 },
  certificates: ['First aid', 'Working at heights', 'WHMIS'],
  hazards: {
    'Work on a ladder': {
      hazards: ['Fall from height', 'Ladder slips'],
      controls: ['Three points of contact', 'Ladder tied off or held', 'Check of the ladder before use'],
    },
    'Lift and carry': {
      hazards: ['Back strain', 'Crushed fingers'],
      controls: ['Cart or second person', 'Gloves', 'Clear path'],
    },
  },
};

const OWN: Readonly<Record<Trade, TradeKit>> = {
  general: {
    forms: ['site-safety-inspection'],
    roles: ['Site superintendent', 'Carpenter'],
    equipment: { Lifts: ['Scissor lift'], 'Power tools': ['Table saw', 'Generator'] },
    expenses: { '5600': 'Rented equipment', '5700': 'Waste disposal' },
    labour: { 'Frame a wall, per 3 m': 1.5, 'Hang a door': 1.25, 'Board, per sheet': 0.4 },
    certificates: ['Elevated work platform'],
    hazards: {
      'Cut with a table saw': {
        hazards: ['Cuts', 'Kickback', 'Noise and dust'],
        controls: ['Guard and riving knife in place', 'Push stick', 'Eye and ear protection'],
      },
      'Demolish a wall': {
        hazards: ['Falling material', 'Live services', 'Asbestos or silica dust'],
        controls: ['Services proven dead', 'Survey for asbestos', 'Area closed off', 'Respirator'],
      },
    },
  },
  hvac: {
    forms: ['hvac-maintenance-visit'],
    roles: ['Refrigeration mechanic', 'Gas technician'],
    equipment: {
      Instruments: ['Combustion analyser', 'Manifold gauge set'],
      Refrigerant: ['Recovery machine', 'Vacuum pump'],
    },
    expenses: { '5600': 'Refrigerant', '5700': 'Permits' },
    labour: { 'Replace an igniter': 0.75, 'Replace a condenser fan motor': 1.5, 'Maintenance of a rooftop unit': 1.25 },
    certificates: ['Gas technician', 'Refrigerant handling'],
    hazards: {
      'Work on a rooftop unit': {
        hazards: ['Fall from the roof', 'Electric shock', 'Moving fan'],
        controls: ['Away from the edge, or tied off', 'Lockout', 'Fan stopped and blocked'],
      },
      'Handle refrigerant': {
        hazards: ['Frostbite', 'Lack of oxygen', 'Pressure'],
        controls: ['Gloves and eye protection', 'Ventilation', 'Recovery machine and scale'],
      },
    },
  },
  plumbing: {
    forms: ['plumbing-pressure-test'],
    roles: ['Plumber', 'Pipefitter'],
    equipment: { Drains: ['Drain camera', 'Drain machine'], Pipe: ['Press tool', 'Pipe threader'] },
    expenses: { '5600': 'Rented equipment', '5700': 'Permits' },
    labour: { 'Replace a water heater': 3, 'Clear a drain': 1.5, 'Set a toilet': 1.25 },
    certificates: ['Backflow tester', 'Confined space entry'],
    hazards: {
      'Solder or braze pipe': {
        hazards: ['Burns', 'Fire', 'Fumes'],
        controls: ['Hot work permit', 'Extinguisher at hand', 'Fire watch'],
      },
      'Clear a drain': {
        hazards: ['Infection', 'Rotating cable', 'Splashes'],
        controls: ['Gloves and face shield', 'Foot switch', 'Hands washed afterwards'],
      },
    },
  },
  electrical: {
    forms: ['lockout-tagout'],
    roles: ['Journeyperson electrician', 'Master electrician'],
    equipment: { Instruments: ['Insulation tester', 'Clamp meter'], 'Power tools': ['Conduit bender', 'Cable puller'] },
    expenses: { '5600': 'Inspection fees', '5700': 'Permits' },
    labour: { 'Replace a receptacle': 0.5, 'Replace a panel, 100 A': 6, 'Pull cable, per 30 m': 1 },
    certificates: ['Electrical licence', 'Arc flash training'],
    hazards: {
      'Work on a panel': {
        hazards: ['Electric shock', 'Arc flash'],
        controls: ['Lockout, and proven dead', 'Arc rated clothing', 'Insulated tools'],
      },
      'Pull cable': {
        hazards: ['Strain', 'Pinched hands', 'Live conductors nearby'],
        controls: ['Cable puller', 'Somebody at each end', 'Barriers at live parts'],
      },
    },
  },
  civil: {
    forms: ['excavation-inspection'],
    roles: ['Equipment operator', 'Pipelayer', 'Labourer'],
    equipment: { 'Heavy equipment': ['Excavator', 'Skid steer', 'Roller'], Shoring: ['Trench box'] },
    expenses: { '5600': 'Aggregate and haulage', '5700': 'Rented equipment' },
    labour: { 'Excavate a trench, per 10 m': 2, 'Lay pipe, per 10 m': 2.5, 'Place concrete, per m³': 0.75 },
    certificates: ['Trench safety', 'Traffic control'],
    hazards: {
      'Work in a trench': {
        hazards: ['Cave-in', 'Buried services', 'Water'],
        controls: ['Trench box or slope', 'Locates on site', 'Ladder within reach', 'Spoil kept back'],
      },
      'Work beside machines': {
        hazards: ['Struck by a machine', 'Blind spots'],
        controls: ['Signaller', 'High visibility clothing', 'Eye contact before approaching'],
      },
    },
  },
  roofing: {
    forms: ['working-at-heights'],
    roles: ['Roofer', 'Sheet metal worker'],
    equipment: { 'Fall protection': ['Harness', 'Rope grab'], Roofing: ['Kettle', 'Hot air welder'] },
    expenses: { '5600': 'Waste disposal', '5700': 'Crane and hoist' },
    labour: { 'Tear off, per 10 m²': 1.5, 'Lay membrane, per 10 m²': 2, 'Flash a penetration': 0.75 },
    certificates: ['Torch applied roofing', 'Crane signals'],
    hazards: {
      'Work at the edge of a roof': {
        hazards: ['Fall from height', 'Falling material'],
        controls: ['Guardrail or tied off', 'Area below closed off', 'Wind watched'],
      },
      'Torch on membrane': {
        hazards: ['Fire', 'Burns', 'Fumes'],
        controls: ['Hot work permit', 'Extinguishers', 'Fire watch afterwards'],
      },
    },
  },
};

/** Everything that a trade begins with. */
export function kitOf(trade: Trade): TradeKit {
  const own = OWN[trade];
  return {
    forms: [...EVERY_TRADE.forms, ...own.forms],
    roles: [...EVERY_TRADE.roles, ...own.roles],
    equipment: { ...EVERY_TRADE.equipment, ...own.equipment },
    expenses: { ...EVERY_TRADE.expenses, ...own.expenses },
    labour: { ...EVERY_TRADE.labour, ...own.labour },
    certificates: [...EVERY_TRADE.certificates, ...own.certificates],
    hazards: { ...EVERY_TRADE.hazards, ...own.hazards },
  };
}
