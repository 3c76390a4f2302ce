import type { Exchange } from './exchange.ts';

/** Conversations on building sites: piping, sheet metal, lifts, deliveries, other trades. */
export const SITE_TALK: readonly Exchange[] = [
  [
    'A photo sleeve: Sleeves on grid {grid} are cored. Two are off by {mm} mm, marked on the photo.',
    'B: Seen. Can we still get the insulation through?',
    'A: Barely. I would re-core the left one.',
    'B: Do it, I tell the GC.',
  ],
  [
    'A: Hoist is down until {hour}, elevator guys are on it.',
    'B: OK, sending the {part} up by the stairs.',
    'C: I have two people free on {level}, we can carry.',
  ],
  [
    'A: Can someone bring the {part} up with the next lift? Box is by {machine}.',
    'B: On my way, five minutes.',
    'A: Thanks.',
  ],
  [
    'A: Drywall wants to close {room} on {day}. We still have the pressure test open.',
    'B: Test goes on tomorrow at {hour}. Do not let them board it.',
    'A: Told them. They are not happy but they wait.',
  ],
  [
    'A photo gauge: Pressure test on the {level} loop, start {kpa}.',
    'B: Time?',
    'A: {hour}. Two hours on the chart.',
    'A photo gauge: Held. No drop. Signed with the inspector.',
    'B: Beautiful, cover it.',
  ],
  [
    'A: We are short {qty} of the {part}. Count on the packing slip is wrong.',
    'B: {supplier} says they can have them at the counter before {hour}.',
    'C: I drive past there, I pick them up.',
    'A: You saved the day.',
  ],
  [
    'A: Crane is confirmed for {day} {hour}. Street permit is in the trailer.',
    'B: Lift plan signed?',
    'A: Signed and posted. Nobody inside the fence but riggers.',
    'C: I bring the tag lines and the radios.',
  ],
  [
    'A: Who has the {tool}?',
    'B: In gang box 2, {level}.',
    'A: Not there any more.',
    'C: Sorry, I took it to {room}. Bringing it back now.',
  ],
  [
    'A: Electricians ran tray right through our main at grid {grid}.',
    'B: Photo?',
    'A photo corridor: Here. We need at least {mm} mm.',
    'B: Sent to coordination. Work on the branch lines until I have an answer.',
    'A: OK.',
  ],
  [
    'A: Inspector passed rough-in on {level}. One note: label the shut-offs in {room}.',
    'B: Labels are in my truck.',
    'A: Then we are done here.',
  ],
  [
    'A: Ceiling in {room} is {mm} mm lower than drawn. Duct does not fit above the pipe.',
    'B: Can you swap them?',
    'A: Yes if the sprinkler head moves.',
    'B: I call the sprinkler crew. Go ahead with the rest.',
  ],
  [
    'A: Morning all. Today: {room}, then hangers along grid {grid}. Toolbox talk at 7 by the container.',
    'B: On site.',
    'C: On site, parking is full, I am on the street.',
    'D: Ten minutes late, train.',
  ],
  [
    'A: Heads up, concrete pour on {level} from {hour}. No access from the east stair.',
    'B: We stay on the west side then.',
    'C: Moving the cart now.',
  ],
  [
    'A: Firestop inspector wants to see {qty} penetrations opened.',
    'B: Which?',
    'A: His pick. I said {room} first.',
    'B: I come with the sealant and the data sheets.',
  ],
  [
    'A photo roof: {machine} arrived with a dent on the left panel.',
    'B: Did you sign for it?',
    'A: Signed with a note and took pictures.',
    'B: Good. {supplier} sends a new panel.',
  ],
  [
    'A: Flushing the {size} main now, expect brown water on {level}.',
    'B: For how long?',
    'A: An hour, strainers after that.',
    'A: Done. Strainers were full of slag, cleaned twice.',
  ],
  [
    'A: Water on the floor in {room}.',
    'B: Ours?',
    'A: Yes, a union at the {part}. Closed the valve, drying now.',
    'B: Thank you. Anything damaged?',
    'A: No, just a puddle.',
  ],
  [
    'A: Anyone near the roof? Door blew shut and I am on the wrong side of it.',
    'B: Coming.',
    'A: No hurry, nice view.',
  ],
  [
    'A: Two welders down to one, {first} is home sick.',
    'B: Then we finish the {size} header on {day} instead. Press what you can.',
    'A: Fine with me.',
  ],
  [
    'A: Balancer is here {day}. Are all dampers open on {level}?',
    'B: All but {room}, access door is painted shut.',
    'C: Cut it open with a knife tonight, done.',
  ],
  [
    'A: GC asks for our three-week look-ahead by {hour}.',
    'B: I have it, sending. We show {room} complete by {day}.',
    'A: Honest?',
    'B: Honest if the {part} show up.',
  ],
  [
    'A: Near miss: wrench fell from the lift at grid {grid}. Nobody below, area was taped.',
    'B: Good that it was taped. Tether from now on, all of us.',
    'C: Tethers are in the safety box, took the last two, ordering more.',
  ],
  [
    'A photo corridor: Hangers on {level} done to grid {grid}.',
    'B: Straight as a ruler. Nice.',
    'A: It was {first}, not me.',
  ],
  [
    'A: {machine} throws a fault on the startup bench, low flow.',
    'B: Strainer?',
    'A: Cleaned. Pump is turning backwards, swapped two phases.',
    'B: Classic. Numbers good now?',
    'A: All green, report is in forms.',
  ],
  [
    'A: Delivery of {size} pipe at {hour}, need four people and the cart.',
    'B: Two from me.',
    'C: Two from me. Where does it go?',
    'A: Laydown by grid {grid}, leave the fire route free.',
  ],
  [
    'A: Owner walked through with the architect. They want the thermostat in {room} moved 300 mm.',
    'B: Get it in writing, I price it.',
    'A: They said email today.',
  ],
  [
    'A: Heater in the stairwell is out of fuel, pipes there are still wet.',
    'B: Filling now.',
    'A: Thanks. {temp} tonight they say.',
  ],
  [
    'A: RFI {rfi} is answered. We can go below the beam with the {size}.',
    'B: Finally.',
    'A pdf: Attached, please print two for the container.',
  ],
  [
    'A: Scanned the slab for the cores in {room}. Post-tension cable right where the drawing wants the hole.',
    'B: Do not drill! Mark it and move {mm} mm north, I confirm with the engineer.',
    'A: Marked.',
    'B: Confirmed, north is fine.',
  ],
  ['A: Anyone seen the grease for the grooved couplings?', 'B: Second drawer, gang box 1.', 'A: Got it.'],
  ['A: Site closes at {hour} today for wind.', 'B: Lifts down and locked?', 'A: Down, locked, keys with me.'],
  [
    'A: Hot work permit for {room} is open until {hour}. {first} is fire watch.',
    'C: Here with the extinguisher.',
    'A: Last joint done, watch runs one hour more.',
  ],
];
