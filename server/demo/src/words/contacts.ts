/** Invented customers; `access` is what a crew must know before it drives there. */
export type Customer = { name: string; access: string };

const customers = (lines: readonly string[]): Customer[] =>
  lines.map((line) => {
    const [name = line, access = ''] = line.split(' | ');
    return { name, access };
  });

export const NORTHGATE_CUSTOMERS = customers([
  'Harbour Foods Ltd | Gate code 4471, ask for Pete at the dock. Hairnets on the floor.',
  'Stone Road Health Group | Sign in at the gatehouse, hoist key hangs there.',
  'Mandrel Properties | Loading bay on Kiln Street, 30 minutes at most.',
  'Riverbend Developments | Hard hat and vest from the gate on.',
  'Mill Street Housing Co-op | Ring unit 101, caretaker until 15:00.',
  'Speedvale Secondary School | No work in corridors between classes.',
  'Grand Valley College | Parking permit at the security desk.',
  'Willow Park Arena | Ammonia plant: call before you enter the chiller room.',
  'Elmwood Public School | Boiler room key in the lockbox, code 2208.',
  'Kiln & Foundry Lofts | Fob at the concierge, freight elevator must be booked.',
  'Township Fire Station 4 | Never block the apron.',
  'Quarry Lane Distribution | Check in at shipping, steel toes.',
  'Northfield Data Centre | Two-person rule, photo ID, no phones in the hall.',
  'Gristmill Brewing | CO2 monitor at the door, wear it.',
  'Arrow Road Cold Storage | Freezer suits by the airlock.',
  'Paisley Medical Arts | Quiet work only before 17:00.',
  'Concession 7 Poultry | Boot wash and coveralls, no van past the gate.',
  'Victoria Road Arena | Zamboni bay door sticks, use the north entrance.',
  'Foundry Street Apartments | Superintendent lives in 2B.',
  'Tannery Square Offices | Roof hatch key at the front desk.',
  'Wellbrook Retirement Home | Sign in, mask on, tools never alone.',
  'St. Brendan Parish | Side door, key with the office.',
  'Halton Glass & Door | Forklift traffic, walk the yellow line.',
  'Maple Crossing Plaza | Roof ladder behind unit 12.',
  'Puslinch Aggregates | Radio on channel 3 inside the pit.',
  'Lakeview Dental | Vacuum pump room is behind the sterilizer.',
  'Drumlin Community Centre | Pool hours 6 to 9, chlorine room locked.',
  'Orchard Park Daycare | Police check on file before any visit.',
  'Beacon Self Storage | Gate closes at 18:00 on its own.',
  'Copperfield Condominium 212 | P2 ceiling height 2.0 m.',
  'Eramosa Greenhouses | Keep vents shut behind you.',
  'Ironbridge Machining | Eye protection everywhere.',
  'Cobblestone Hotel | Use staff entrance, no noise before 10:00.',
  'Harvest Table Bakery | Ovens stay on, watch the burner deck.',
  'Silvercreek Library | Quiet until 20:00 closing.',
  'Redwing Transit Garage | Bus movements day and night, spotter needed.',
]);

export const NORTHGATE_SUPPLIERS = [
  'Tri-County Pipe & Supply',
  'Greenlane Hydronics',
  'Summit Sheet Metal Supply',
  'Ridge Refrigeration Parts',
  'Kiln Valve & Fitting',
  'Parkway Crane Service',
  'Blue Heron Controls',
  'Stanhope Insulation',
  'Hilltop Rentals',
  'Dominion Fastener',
  'Speed River Welding Gas',
  'Anchor Core & Cut',
  'Fairfield Balancing',
  'Westmount Water Treatment',
  'Loyalist Safety Supply',
] as const;

export const LAKESHORE_CUSTOMERS = customers([
  'Dune Ridge Township | Call the clerk before any closure.',
  'Pier Street Marina | Launch ramp stays open, flagger from 7:00.',
  'White Pine Road Commission | Lane closure permit in the cab.',
  'Sawmill Point Developers | Silt fence check after each rain.',
  'Cherry Hill Orchards | Spray days posted at the barn, stay out.',
  'Lighthouse Resort | Guests on the path, fence every trench.',
  'Old Channel Utilities | Water shut-off needs 48 h notice.',
  'Beech Tree School District | No trucks 7:40 to 8:20.',
  'Hackley Industrial Park | Rail spur, call the dispatcher.',
  'Betsie Bluff Homeowners | Private road, 15 mph.',
]);

export const LAKESHORE_SUPPLIERS = [
  'Manistee Aggregate',
  'Big Sable Concrete',
  'Northwest Pipe Yard',
  'Shoreline Erosion Control',
  'Bluewater Fuel Delivery',
  'Cutbank Rentals',
] as const;
