/** Who works where. The named accounts are in ../accounts.ts. */
export type Person = { name: string; title: string; trade: 'office' | 'field' | 'service' };

const crew = (trade: Person['trade'], title: string, names: readonly string[]): Person[] =>
  names.map((name) => ({ name, title, trade }));

export const NORTHGATE_PEOPLE: readonly Person[] = [
  ...crew('office', 'Project manager', ['Priya Nair', 'Colm Brannigan', 'Hana Sato']),
  ...crew('office', 'Estimator', ['Rajesh Iyer']),
  ...crew('office', 'Safety coordinator', ['Amina Yusuf']),
  ...crew('office', 'Dispatcher', ['Megan Tulk']),
  ...crew('field', 'Foreperson', ['Marta Okafor', 'Dmitri Orlov', 'Patrick Doyle']),
  ...crew('field', 'Pipefitter', ['Ana Souza', 'Gurpreet Sandhu', 'Chidi Eze', 'Olena Kovalenko']),
  ...crew('field', 'Plumber', ['Jean-Luc Bouchard', 'Thanh Pham', 'Grace Adeyemi']),
  ...crew('field', 'Sheet metal worker', ['Ben Castillo', 'Elif Kaya', 'Wayne Kowalchuk']),
  ...crew('field', 'Welder', ['Mateusz Zielinski', 'Jamal Carter']),
  ...crew('field', 'Apprentice', ['Yuki Tanabe', 'Tessa Vandermeer', 'Emeka Obi']),
  ...crew('field', 'Warehouse and delivery', ['Andre Desrosiers']),
  ...crew('service', 'Service technician', ['Leila Haddad', 'Omar Farouk', 'Harpreet Gill', 'Minh Tran']),
  ...crew('service', 'Refrigeration mechanic', ['Ravi Balan', 'Nikolai Petrenko']),
  ...crew('service', 'Controls technician', ['Aaliyah Brooks']),
  ...crew('service', 'Gas fitter', ['Fatima Rahimi', 'Lucia Romano']),
];

export const LAKESHORE_PEOPLE: readonly Person[] = [
  ...crew('office', 'Owner', ['Teresa Villanueva']),
  ...crew('office', 'Project engineer', ['Mei Zhao']),
  ...crew('office', 'Office manager', ['Renee Thibodeaux']),
  ...crew('field', 'Superintendent', ['Walt Jankowski']),
  ...crew('field', 'Pipe layer', ['Darnell Hughes', 'Hector Quiroga']),
  ...crew('field', 'Excavator operator', ['Kirsten Lindqvist', 'Gus Papadakis']),
  ...crew('field', 'Grade setter', ['Abdi Warsame']),
  ...crew('field', 'Truck driver', ['Shelby Novak', 'Curtis Boone']),
];

/** People of customers, suppliers and other trades. */
export const OUTSIDE_PEOPLE = [
  'Pete Lachance', 'Simone Achebe', 'Arjun Mehta', 'Helga Brandt', 'Donna Pickering', 'Rui Carvalho', 'Siobhan Keane',
  'Victor Osei', 'Linh Dao', 'Marisol Vega', 'Ewan Baird', 'Farid Nazari', 'Carla Dimaggio', 'Joon Park', 'Beatriz Lobo',
  'Stefan Kirchner', 'Tamika Rowe', 'Ivo Bartos', 'Naomi Feldman', 'Hassan Jaber', 'Lorraine Savard', 'Deepa Menon',
  'Rory Gallacher', 'Oksana Bilyk', 'Terrence Moody', 'Kiri Parata', 'Sanjay Bhatt', 'Ulla Nyström', 'Edgar Mondragon',
  'Faye Hollister', 'Goran Ilic', 'Yasmin Toure', 'Clive Sexsmith', 'Anneke de Boer', 'Raheem Sutton', 'Paolo Ricci',
  'Wanda Crowfoot', 'Hugo Lindgren', 'Mercy Boateng', 'Desmond Achterberg', 'Ines Figueroa', 'Callum Strachan',
  'Zeynep Arslan', 'Bruno Tavares', 'Gloria Nakamura', 'Levi Hostetler', 'Maeve Corrigan', 'Asif Qureshi',
] as const;

export const OUTSIDE_ROLES = [
  'Facilities manager', 'Property manager', 'Building operator', 'Site superintendent', 'Purchasing', 'Accounts payable',
  'Inside sales', 'Caretaker', 'Plant engineer', 'Project coordinator', 'Branch manager', 'Inspector',
] as const;
