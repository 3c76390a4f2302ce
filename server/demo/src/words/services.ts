/** States of a call: type and label, in order. */
export const SERVICE_STATUSES = [
  ['new', 'New'],
  ['scheduled', 'Scheduled'],
  ['en_route', 'On the way'],
  ['on_site', 'On site'],
  ['waiting', 'Waiting for parts'],
  ['completed', 'Completed'],
  ['invoiced', 'Invoiced'],
] as const;

export type StatusType = (typeof SERVICE_STATUSES)[number][0];

/** Problems that customers call about; `Title | priority`. */
export const NORTHGATE_CALLS: readonly string[] = [
  'Rooftop unit RTU-3, no heat | High',
  'Backflow test and tag | Normal',
  'Boiler lockout, flame failure | High',
  'Leak above ceiling, second floor | High',
  'Walk-in cooler at 9 degrees | Emergency',
  'Annual boiler inspection | Normal',
  'Make-up air unit trips on freeze stat | High',
  'Condensate pump overflow | Normal',
  'Noise from exhaust fan EF-2 | Low',
  'Domestic hot water lukewarm | Normal',
  'Quarterly filter change | Low',
  'Sump pump alarm, P1 level | High',
  'Chiller low flow alarm | High',
  'Thermostat replacement, east wing | Low',
  'Gas smell at meter | Emergency',
  'Fan coil not cooling, room 214 | Normal',
  'Frozen pipe at loading dock | Emergency',
  'Grease trap backing up | High',
  'Ice machine water line | Normal',
  'Cooling tower start-up | Normal',
  'Heat pump short cycling | Normal',
  'Unit heater UH-4 no ignition | High',
  'Expansion tank waterlogged | Normal',
  'Roof drain blocked | High',
  'Compressor short of oil | High',
  'Steam trap blowing through | Normal',
  'Water hammer in laundry | Low',
  'Pressure relief valve weeping | Normal',
  'Split unit icing up | Normal',
  'Replace circulator, zone 3 | Normal',
  'Refrigerant leak check | Normal',
  'Fire pump churn test | Normal',
  'Balancing damper stuck | Low',
  'Floor drain odour | Low',
  'Server room at 31 degrees | Emergency',
  'Humidifier not making steam | Normal',
  'Toilet carrier loose, unit 304 | Normal',
  'Glycol top-up | Low',
];

export const LAKESHORE_CALLS: readonly string[] = [
  'Hydrant struck by plow | Emergency',
  'Service lateral leak | High',
  'Catch basin settled | Normal',
  'Ditch cleanout after storm | Normal',
  'Valve box buried by paving | Low',
  'Sinkhole at curb line | Emergency',
  'Dewatering pump check | Normal',
  'Camera inspection, 8 inch sanitary | Normal',
  'Culvert end section bent | Low',
  'Gravel shoulder washout | High',
  'Fire line flush and test | Normal',
  'Septic tank lid replacement | Normal',
];

/** A service call at an hour of today. */
export type Stop = { hour: number; title: string; priority: string; status: StatusType };

/** Today's calls of the demo's technician. */
export const NORTHGATE_TODAY: readonly Stop[] = [
  { hour: 8, title: 'Boiler lockout, flame failure', priority: 'High', status: 'on_site' },
  { hour: 11, title: 'Rooftop unit RTU-3, no heat', priority: 'High', status: 'scheduled' },
  { hour: 13.5, title: 'Backflow test and tag', priority: 'Normal', status: 'scheduled' },
  { hour: 15, title: 'Quarterly filter change', priority: 'Low', status: 'scheduled' },
];
