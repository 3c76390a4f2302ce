import { NOTE_SLOTS } from './talk-site-more.ts';

/** What fills the words in braces of the talk files. People, customers and jobs come from the company itself. */
const shared = {
  hour: ['7:15', '8:00', '9:30', '10:00', '10:45', '11:30', '13:00', '13:30', '14:15', '15:00', '16:00'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'tomorrow', 'the 12th', 'next week'],
  min: ['10', '15', '20', '25', '30', '40'],
  qty: ['2', '3', '4', '6', '8', '12', '16', '24'],
  code: ['1184', '2208', '3047', '4471', '5290', '6613', '7702', '8815', '9034'],
  rfi: ['9', '11', '14', '17', '22', '26', '31'],
  rev: ['B', 'C', 'D', '3', '4'],
  money: ['$84.20', '$186.00', '$412.50', '$960', '$1,240', '$2,875', '$4,310', '$6,900'],
  amps: ['24', '26', '27.5', '29'],
} as const;

export const NORTHGATE_SLOTS: Readonly<Record<string, readonly string[]>> = {
  ...shared,
  ...NOTE_SLOTS,
  grid: ['A', 'B', 'C', 'D', 'C4', 'D7', 'F2', 'G9', 'H3'],
  level: ['level 1', 'level 2', 'level 3', 'level 4', 'P1', 'the penthouse', 'the mezzanine'],
  room: ['the mechanical room', 'corridor 3', 'room 214', 'the east riser', 'the electrical room', 'the washroom core', 'the penthouse', 'the kitchen', 'stair B', 'the pump room'],
  part: ['6-inch clamps', '4-inch grooved couplings', 'press elbows', 'balancing valves', 'strainer screens', 'flange gaskets', 'threaded rod', 'fire dampers', 'gas valve', 'flow switch', 'actuator', 'circulator', 'union', 'drain pan'],
  tool: ['4-inch press tool', 'threader', 'core drill', 'roll groover', 'balometer', 'laser level', 'chain hoist', 'band saw', 'pipe freezer'],
  machine: ['EQ-118', 'RTU-3', 'AHU-1', 'the duct lift', 'boiler 2', 'pump P-4', 'MAU-2', 'the chiller', 'heat pump 7', 'EQ-204'],
  size: ['2-inch', '3-inch', '4-inch', '6-inch', '50 mm', '100 mm'],
  mm: ['25', '40', '60', '75', '90', '120'],
  kpa: ['690 kPa', '1,035 kPa', '1,380 kPa', '860 kPa'],
  temp: ['-4 °C', '-9 °C', '-14 °C', '-18 °C'],
  cm: ['8', '12', '15', '20'],
};

export const LAKESHORE_SLOTS: Readonly<Record<string, readonly string[]>> = {
  ...shared,
  station: ['2+40', '3+15', '4+80', '6+00', '7+25', '9+60', '11+10', 'structure 14', 'MH 6', 'CB 22'],
  room: ['the lift station', 'the yard', 'lot 9', 'the outfall'],
  cm: ['4', '6', '9'],
  temp: ['20 °F', '12 °F', '28 °F'],
};
