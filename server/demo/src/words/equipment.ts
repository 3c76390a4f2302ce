/**
 * A category with its colour and types. A type has a name, a prefix for serial numbers, a cost per hour, and the number
 * of pieces.
 */
export type CatalogueType = { name: string; serial: string; costPerHour: number; count: number };
export type CatalogueCategory = { name: string; color: string; types: readonly CatalogueType[] };

const category = (head: string, lines: readonly string[]): CatalogueCategory => {
  const [name = head, color = '#6b7280'] = head.split(' | ');
  return { name, color, types: lines.map(typeOf) };
};

function typeOf(line: string): CatalogueType {
  const [name = line, serial = 'NN', cost = '1', count = '1'] = line.split(' | ');
  return { name, serial, costPerHour: Number(cost), count: Number(count) };
}

export const NORTHGATE_CATALOGUE: readonly CatalogueCategory[] = [
  category('Vehicles | #4b5a6b', [
    'Service van, high roof | SV | 14.5 | 14',
    'Pickup, crew cab | PU | 12 | 9',
    'Cube truck 16 ft | CT | 18 | 3',
    'Flat deck trailer | FT | 4 | 4',
  ]),
  category('Lifts and access | #b4762a', [
    'Scissor lift 19 ft | SL19 | 11 | 12',
    'Scissor lift 26 ft | SL26 | 14 | 6',
    'Boom lift 45 ft | BL45 | 32 | 3',
    'Baker scaffold | BS | 1.5 | 18',
    'Duct lift 24 ft | DL24 | 3 | 8',
  ]),
  category('Pipe tools | #3f6f6a', [
    'Press tool, compact | PTC | 3 | 16',
    'Press tool, 4 inch | PT4 | 6 | 7',
    'Power threader 2 inch | TH2 | 5 | 6',
    'Roll groover | RG | 5 | 5',
    'Pipe freezing kit | PF | 7 | 3',
    'Core drill and stand | CD | 9 | 6',
  ]),
  category('Welding and brazing | #8a4b3a', [
    'Inverter welder 200 A | IW | 5 | 8',
    'Engine drive welder | ED | 16 | 3',
    'Oxy-acetylene cart | OA | 4 | 9',
    'Orbital tube welder | OW | 38 | 1',
    'Fume extractor | FX | 3 | 5',
  ]),
  category('Test instruments | #5b5486', [
    'Combustion analyzer | CA | 4 | 11',
    'Digital manifold | DM | 2 | 14',
    'Backflow test kit | BF | 2 | 9',
    'Refrigerant leak detector | LD | 1.5 | 12',
    'Balometer hood | BH | 6 | 3',
    'Thermal camera | TC | 4 | 5',
  ]),
  category('Refrigerant handling | #2f6690', [
    'Recovery machine | RM | 4 | 10',
    'Vacuum pump 8 cfm | VP | 2.5 | 13',
    'Charging scale | CS | 1 | 12',
  ]),
  category('Temporary heat and pumps | #9a3f4c', [
    'Indirect heater 400,000 BTU | IH | 19 | 4',
    'Electric heater 30 kW | EH | 5 | 8',
    'Submersible pump 2 inch | SP2 | 2 | 9',
    'Trash pump 3 inch | TP3 | 6 | 4',
    'Dehumidifier, large | DH | 4 | 4',
  ]),
  category('Safety gear | #4d6b3c', [
    'Four-gas monitor | GM | 1.5 | 14',
    'Confined space tripod | TR | 4 | 3',
    'Harness and lanyard kit | HK | 0.5 | 12',
    'Fire watch kit | FW | 1 | 5',
    'Spill kit trolley | SK | 0.5 | 2',
  ]),
];

export const LAKESHORE_CATALOGUE: readonly CatalogueCategory[] = [
  category('Excavators | #b4762a', [
    'Excavator 36 ton | EX36 | 145 | 3',
    'Excavator 20 ton | EX20 | 110 | 4',
    'Mini excavator 5 ton | MX5 | 58 | 4',
  ]),
  category('Loaders and dozers | #7a6a3a', [
    'Wheel loader 3 yd | WL3 | 92 | 3',
    'Dozer, 130 hp | DZ | 118 | 2',
    'Skid steer | SS | 48 | 4',
  ]),
  category('Compaction | #5b5486', [
    'Smooth drum roller 66 in | RL66 | 74 | 2',
    'Plate tamper | PL | 6 | 5',
    'Trench roller, remote | TRR | 34 | 2',
  ]),
  category('Trucks and trailers | #4b5a6b', [
    'Tandem dump truck | TD | 88 | 4',
    'Lowboy trailer 50 ton | LB | 40 | 1',
    'Water truck 2,000 gal | WT | 62 | 1',
  ]),
  category('Trench safety | #4d6b3c', [
    'Trench box 8 x 16 ft | TB | 9 | 4',
    'Slide rail set | SR | 18 | 1',
    'Road plate 8 x 10 ft | RP | 2 | 6',
  ]),
  category('Pumps | #2f6690', ['Wellpoint pump 6 inch | WP6 | 28 | 2', 'Trash pump 4 inch | TP4 | 12 | 3']),
  category('Survey | #3f6f6a', ['Rover, GNSS | RV | 22 | 2', 'Pipe laser | PLZ | 9 | 3']),
  category('Small tools | #8a4b3a', [
    'Cut-off saw 14 inch | CO14 | 3 | 4',
    'Light tower | LT | 7 | 2',
    'Generator 20 kW | G20 | 11 | 2',
  ]),
];

/** What is done to pieces of a category or type again and again; the first whose words are in its name. */
const SERVICES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/scale|analy|detector|manifold|test kit|balometer|camera|monitor|rover|laser/i, ['Calibration with certificate']],
  [
    /harness|tripod|duct lift|scaffold|trench box|slide rail|road plate/i,
    ['Annual safety inspection', 'Rope, hook and latch check'],
  ],
  [/lift|excavator|loader|dozer|skid|roller/i, ['Annual safety inspection', 'Hydraulic hoses']],
  [/van|pickup|truck|trailer/i, ['Oil and filters', 'Tires and brakes']],
  [/press tool|heater 30|welder 200/i, ['Battery and charger check', 'Annual safety inspection']],
  [/pump|threader|groover|drill|saw|tamper|machine/i, ['Oil and filters', 'Belt and bearings']],
];

const ANY_SERVICE = ['Annual safety inspection'] as const;

/** The services of a type, such as those of a scale: nobody changes its tires. */
export const servicesOf = (type: string): readonly string[] =>
  SERVICES.find(([words]) => words.test(type))?.[1] ?? ANY_SERVICE;
