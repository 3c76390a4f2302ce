export type Town = { name: string; lat: number; long: number; postal: string };

/** Town, latitude, longitude, and the first half of the postal code or the ZIP. */
type TownLine = readonly [name: string, lat: number, long: number, postal: string];

const towns = (lines: readonly TownLine[]): Town[] =>
  lines.map(([name, lat, long, postal]) => ({ name, lat, long, postal }));

export const ONTARIO_TOWNS = towns([
  ['Guelph', 43.5448, -80.2482, 'N1G'],
  ['Kitchener', 43.4516, -80.4925, 'N2G'],
  ['Waterloo', 43.4643, -80.5204, 'N2J'],
  ['Cambridge', 43.3601, -80.3123, 'N1R'],
  ['Hamilton', 43.2557, -79.8711, 'L8P'],
  ['Fergus', 43.7055, -80.3779, 'N1M'],
  ['Elora', 43.6834, -80.4262, 'N0B'],
  ['Milton', 43.5183, -79.8774, 'L9T'],
  ['Brantford', 43.1394, -80.2644, 'N3T'],
  ['Orangeville', 43.92, -80.0943, 'L9W'],
  ['Stratford', 43.37, -80.9822, 'N5A'],
  ['Burlington', 43.3255, -79.799, 'L7R'],
]);

export const MICHIGAN_TOWNS = towns([
  ['Muskegon', 43.2342, -86.2484, '49440'],
  ['Holland', 42.7875, -86.1089, '49423'],
  ['Grand Haven', 43.0631, -86.2284, '49417'],
  ['Ludington', 43.9553, -86.4526, '49431'],
  ['Manistee', 44.2444, -86.3243, '49660'],
  ['Traverse City', 44.7631, -85.6206, '49684'],
  ['Cadillac', 44.2519, -85.4012, '49601'],
  ['Petoskey', 45.3736, -84.9553, '49770'],
]);

export const ONTARIO_STREETS = [
  'Stone Road W',
  'Harbour Street',
  'Willow Park Drive',
  'Mill Street',
  'Elmwood Avenue',
  'Speedvale Avenue E',
  'Riverbend Road',
  'Quarry Lane',
  'Victoria Road N',
  'Kiln Street',
  'Foundry Street',
  'St. Clair Crescent',
  'Townline Road',
  'Woolwich Street',
  'Industrial Parkway S',
  'Concession Road 7',
  'Arrow Road',
  'Gristmill Court',
  'Paisley Boulevard',
  'Northfield Drive',
] as const;

export const MICHIGAN_STREETS = [
  'Lakeshore Drive',
  'Dune Ridge Road',
  'Sawmill Road',
  'Water Street',
  'Cherry Hill Road',
  'US-31 Frontage Road',
  'Pier Street',
  'Hackley Avenue',
  'Beech Tree Lane',
  'Old Channel Trail',
  'River Street',
  'County Road 620',
  'Lighthouse Lane',
  'Maple Grove Road',
] as const;

export type Hospital = { name: string; address: string; lat: number; lng: number; phone: string };

export const ONTARIO_HOSPITAL: Hospital = {
  name: 'Speed River General, emergency entrance',
  address: '115 Delhi Street, Guelph, ON',
  lat: 43.5598,
  lng: -80.2613,
  phone: '519-555-0111',
};

export const MICHIGAN_HOSPITAL: Hospital = {
  name: 'Dunes Regional Hospital, emergency entrance',
  address: '1500 Sherman Boulevard, Muskegon, MI',
  lat: 43.2046,
  lng: -86.2706,
  phone: '231-555-0111',
};
