import type { Exchange } from './exchange.ts';

/** More talk of building sites: commissioning, plumbing, coordination, and short notes that fill a day. */
export const MORE_SITE_TALK: readonly Exchange[] = [
  ['A: {status} in {room}. {next}.', 'B: {ack}'],
  ['A: {status} on {level}. {next}.'],
  ['A: {status} in {room}.', 'B: {ack}', 'C: {ack}'],
  ['A: Need {qty} {part} at {room} before {hour}.', 'B: {source}', 'A: {thanks}'],
  ['A: {issue} in {room}.', 'B: {question}', 'A: {answer}', 'B: {ack}'],
  ['A photo: {issue} on {level}, see picture.', 'B: {question}', 'A: {answer}'],
  ['A: Who is in {room}? {issue}.', 'B: Me. {answer}', 'A: {thanks}'],
  ['A: {issue} at {machine}. {next}.', 'B: {ack}'],
  ['A: {first}, {part} for you are at the gatehouse.', 'B: {thanks}'],
  ['A photo plate: {machine} plate for the closeout binder.', 'B: {thanks}'],
  ['A: Controls want {machine} running by {day}.', 'B: Power is on {day} at {hour}, not before.', 'A: I tell them.'],
  ['A: Water is off in {room} from {hour}, signs are up.', 'B: For how long?', 'A: One hour. I write when it is back.', 'A: Back on.'],
  ['A: Carrier in the washroom core is {mm} mm too high for the accessible stall.', 'B: Move it now, tile comes on {day}.', 'A: Moving it.', 'A photo corridor: Done, checked twice.'],
  ['A: Vent through the roof hits a joist.', 'B: Offset allowed?', 'A: Two 45s, yes by code.', 'B: Go.'],
  ['A: Consultant site review {day}. They want ladders away and access doors open.', 'B: I walk through with {first} the evening before.'],
  ['A pdf: Review report is in. Eleven items, eight are labels.', 'B: I take the labels.', 'C: I take the rest, done by {day}.'],
  ['A: Insulators ask if the {size} main is released.', 'B: Released to grid {grid}. Rest after the test.', 'A: OK, tape is on the limit.'],
  ['A: Balancing report shows {room} at 82 percent.', 'B: Filter?', 'A: Construction filter still in. Changed, 97 now.', 'B: Send the new sheet.'],
  ['A: Glycol at 34 percent, spec says 40.', 'B: Two pails are in the mechanical room.', 'A: Added, 40 on the dot.'],
  ['A: Any objection to working Saturday on {level}? We get the corridor to ourselves.', 'B: I am in.', 'C: In.', 'D: Kids hockey, sorry.', 'A: Two is enough, thank you.'],
  ['A: Lift battery is dead again, EQ-118.', 'B: Charger trips the breaker by the stairs. Use the one in {room}.', 'A: Works.'],
  ['A: Painter closed all valves on the radiators.', 'B: All?', 'A: All 46. Opening.', 'B: Coffee is on him.'],
  ['A: Small flood drill, everybody knows where the main valve is?', 'B: {room}, behind the door, red wheel.', 'A: Correct, cookie for you.'],
  ['A: Fire watch for {room}: {first} till {hour}, then me.', 'B: {ack}'],
  ['A: GC moved the hoarding, our laydown is half as big.', 'B: Stack the {size} on the rack, send the empty bins back.', 'A: Truck at {hour}.'],
  ['A photo gauge: Return is on the number for the first time.', 'B: What was it?', 'A: Strainer, for the third time. I left the basket for you as a souvenir.'],
  ['A: Commissioning agent wants trend logs for {machine}.', 'B: Export is running, link comes at {hour}.', 'A: {thanks}'],
  ['A: Two sprinkler heads sit in the middle of our {size}.', 'B: Theirs or ours on the model?', 'A: Theirs is off by {mm} mm.', 'B: Then they move. Polite mail sent.'],
  ['A: First snow. Roof hatch is ice, salt is in the stairwell.', 'B: {thanks}'],
  ['A: Where do the empty refrigerant cylinders go?', 'B: Cage behind the shop, tag them empty.', 'A: {ack}'],
  ['A: Seismic brace missing on {machine}.', 'B: Two kits are in the sea can, top shelf.', 'A photo roof: Installed, torque marked.'],
  ['A: We have a visitor from the ministry at the gate.', 'B: Permits and training records are in the trailer, blue binder.', 'A: She liked the binder. One note: date on the ladder tag.', 'B: Fixed.'],
];

/** Pieces of the short notes above. */
export const NOTE_SLOTS = {
  status: ['Hangers are up', 'Mains are tested', 'Rough-in is done', 'Insulation has started', 'Grooved joints are torqued', 'Branches are cut in', 'Dampers are set', 'Old pipe is out', 'Floor is cleaned', 'Valves are tagged', 'Cores are sealed', 'Duct is sealed and taped'],
  next: ['Moving to {level}', 'Pressure test {day}', 'Waiting for the inspector', 'Need the lift after lunch', 'Cleaning up now', 'Back there on {day}', 'Two hours left', 'Starting the drops', 'Then labels', 'Then we help {first}'],
  ack: ['Thanks.', 'Good.', 'Perfect.', 'OK, noted.', 'Nice work.', '👍', 'Copy.', 'Great, one less.', 'Thank you all.', 'OK.', 'Super.'],
  thanks: ['Thanks!', 'Thank you.', 'You are the best.', 'Cheers.', 'Much appreciated.', '🙏', 'Great, thanks.'],
  source: ['Two boxes in the container.', 'On the truck, there at {hour}.', 'I bring them.', '{supplier} has them, counter order placed.', 'Take them from {level}, not needed there before {day}.', 'Coming up with the hoist.'],
  issue: ['Ceiling grid is in our way', 'No power', 'Anchor will not hold', 'Access is blocked by pallets', 'Sleeve is missing', 'Drip at a union', 'Bolts are too short', 'Light is out', 'Beam is lower than drawn', 'Floor is wet paint', 'Door is locked'],
  question: ['Since when?', 'Do you need anybody?', 'Can you work around it?', 'Who is on it?', 'Photo?', 'Ours?', 'How long?'],
  answer: ['Already on it.', 'Half an hour, then we go on.', 'GC is told, they clear it by {hour}.', 'Solved with a longer rod.', 'Not ours, but we help.', 'Changed the order, no time lost.', 'Fixed.', '{first} has the key.'],
} as const;
