import type { Exchange } from './exchange.ts';

/** Conversations of a civil crew: trenches, pipe, grade, trucks, rain. */
export const CIVIL_TALK: readonly Exchange[] = [
  [
    'A: Locates at {station} show a gas main we do not have on the plan.',
    'B: Stop the machine. Hydrovac is coming at {hour}.',
    'A: Stopped, hand digging only.',
    'A photo trench: There it is, 30 inches down.',
  ],
  [
    'A: Rain gauge says 1.4 inches. Trench at {station} is holding, pumps are on.',
    'B: Silt fence?',
    'A: One section down, putting it back.',
    'C: I check the inlets on the way.',
  ],
  [
    'A: Need {qty} loads of 21AA at {station} by {hour}.',
    'B: First truck leaves the pit now.',
    'C: Second right behind.',
    'A: Send them in by the north gate.',
  ],
  [
    'A: Laser is drifting, checked twice against the hub.',
    'B: Swap it, spare is in my truck.',
    'A: Good now, invert on the number.',
  ],
  [
    'A photo trench: Pipe is in to {station}, bedding next.',
    'B: Compaction test is {hour}.',
    'A: We are ready.',
    'A: 97 percent, passed.',
  ],
  ['A: Flagger is late, cannot close the lane.', 'B: I hold the paddle till he is there.', 'A: Thanks, cones are out.'],
  [
    'A: Trench box is stuck, need the 36 ton.',
    'B: Ten minutes, finishing this bucket.',
    'A: Everyone out of the cut till then.',
  ],
  ['A: Hydrant flow test on {day}, notify the neighbors.', 'B: Door hangers went out today.', 'A: Great.'],
  [
    'A: Inspector wants the manhole at {station} parged again.',
    'B: Picky but right. We do it before lunch.',
    'A photo trench: Done.',
  ],
  [
    'A: Truck 3 blew a hose at the ramp.',
    'B: Spill kit out?',
    'A: Out, contained, about a quart.',
    'B: Mechanic is rolling.',
  ],
  [
    'A: Water is off at {hour}, 48 h notice is given. Shut-off crew meets at the valve by {station}.',
    'B: Key is on the truck.',
    'A: Off. Cutting in.',
    'A: Back on, flushed, chlorine residual good.',
  ],
  [
    'A: Wind off the lake is 35 gusting, crane pick is off for today.',
    'B: Right. Put the crew on forms.',
    'A: Already there.',
  ],
  [
    'A: Stakes at {station} are gone, somebody parked on them.',
    'B: I re-shoot them first thing.',
    'A: Thanks, working from the other end.',
  ],
  ['A: School bus at 3:20, please no trucks in the loop.', 'B: Holding them at the yard.'],
  ['A: Concrete ordered for {day} {hour}, 14 yards.', 'B: Pump or chute?', 'A: Chute, ramp is graded.'],
  [
    'A: Found old corduroy road under the clay. Logs a foot thick.',
    'B: Cool and expensive. Photo for the change order.',
    'A photo trench: Here.',
    'B: Sent to the county.',
  ],
  ['A: Dewatering permit number?', 'B: In the cab binder, page one.', 'A: Got it.'],
  [
    'A: Morning. Two crews today: pipe at {station}, restoration behind them. Talk at 7 by the lowboy.',
    'B: On site.',
    'C: Here.',
    'D: Here, bringing coffee.',
  ],
  [
    'A: Neighbor says her basement is damp since yesterday.',
    'B: I go and talk to her.',
    'B: Her own sump had tripped. Reset it, she gave me pie.',
    'A: Share the pie.',
  ],
  ['A: Operator hours for the dozer please.', 'B: {code} on the meter.', 'A: Service at the next 250.'],
  ['A: Guardrail crew asks for {station} on {day}.', 'B: Grade is done there, let them come.'],
  ['A: Load tickets for yesterday are missing three.', 'B: On my dash, sorry, sending photos.', 'A: All matched.'],
];
