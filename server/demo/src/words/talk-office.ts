import type { Exchange } from './exchange.ts';

/** Conversations that are not about a job: plans, favours, lunch, forms, time. */
export const DIRECT_TALK: readonly Exchange[] = [
  ['A: Crew lunch {day}?', 'B: Shawarma again?', 'C: Vote for the dumpling place.', 'A: Dumplings it is, 12 sharp.'],
  ['A: Your time for Tuesday has no job on it. {job}?', 'B: Yes, all day. Sorry.', 'A: Fixed.'],
  [
    'A: Can I have {day} off? Daughter has a recital.',
    'B: Of course. Who covers?',
    'A: {first} said yes.',
    'B: Then enjoy.',
  ],
  [
    'A: Working at heights course on {day}, two seats left.',
    'B: Put {first} in, expires next month.',
    'C: And me please.',
  ],
  [
    'A: The new gloves are at the counter. One pair each, please, not five.',
    'B: Looking at you, {first}.',
    'C: It was one time.',
  ],
  ['A: Payroll closes at {hour}. Still missing four logs.', 'B: Mine are in.', 'C: In a minute, driving.', 'C: Done.'],
  [
    'A: How did the site meeting go?',
    'B: Long. We get {room} a week earlier, but only with our own temporary heat.',
    'A: We can do that.',
    'B: I said so.',
  ],
  ['A: Please wear the winter vest near the road from now on, dark at five.', 'B: Will do.'],
  ['A: Van 12 goes in for tires {day}, take van 9.', 'B: Keys?', 'A: Board by the door.'],
  [
    'A: Welcome to {first}, starting as an apprentice today!',
    'B: Welcome!',
    'C: Welcome, coffee is on the left, good tools on the right.',
    'D: Thank you all.',
  ],
  [
    'A: The form app asked me to sign twice.',
    'B: Screenshot?',
    'A: Gone again. I think I pressed it twice with gloves.',
    'B: Ha, OK. Tell me when it comes back.',
  ],
  ['A: Parking behind the shop is being paved {day}. Use the street.', 'B: Thanks for the warning.'],
  [
    'A: Anybody lost a wedding ring? Found in van 4.',
    'B: Mine! I looked for three days.',
    'A: In the safe, with cookies as the fee.',
  ],
  ['A: Snow tonight, {cm} cm. Start half an hour later, drive slowly.', 'B: OK.', 'C: OK, plow comes at five.'],
  ['A: Who ordered {qty} boxes of zip ties?', 'B: ... I wanted {qty} pieces.', 'A: We are good until 2040.'],
  ['A: Boot allowance is paid out with this run.', 'B: Nice.'],
  [
    'A: Quarterly safety numbers: 214 days without a lost-time injury. Thank you.',
    'B: Keep it up everyone.',
    'C: Knock on wood.',
  ],
  [
    'A: Can you look over my estimate for {job} before {hour}?',
    'B: Hours look thin on the risers, add 40.',
    'A: Added. Sending.',
  ],
  [
    'A: I need the certificate for the test gauge, number ends in {code}.',
    'B pdf: Here, valid till spring.',
    'A: Perfect.',
  ],
  [
    'A: Interview at {hour}, can someone show her the shop after?',
    'B: I can.',
    'B: She is good. Asked better questions than I did.',
  ],
  [
    'A: Holiday schedule is up in the office.',
    'B: Somebody must be on call on the 25th.',
    'C: I take it, I do not celebrate it anyway.',
    'A: You are a star, double time of course.',
  ],
  ['A: Phone in the basement has no signal again, messages come in all at once.', 'B: Same. They do arrive at least.'],
  ['A: Fuel cards: please type the real kilometres.', 'B: Sorry, was me.'],
  ['A: Quick one, is {first} at {job} today?', 'B: Yes until {hour}.', 'A: Thanks.'],
];

/** Comments on records, by model: expense, time log, machine, file, contact, invoice, order, contract. */
export const RECORD_TALK: Readonly<Record<string, readonly Exchange[]>> = {
  Expense: [
    ['A: Receipt is hard to read. Is it {money}?', 'B: Yes, plus tax. New photo attached.', 'A: Thanks, approved.'],
    ['A: Which job does this belong to?', 'B: {job}. I forgot to set it.', 'A: Done.'],
    ['A: Lunch for how many?', 'B: Five, weekend shutdown.', 'A: OK.'],
  ],
  TimeLog: [
    ['A: You clocked in 3 km from the site. All good?', 'B: Picked up material first.', 'A: Makes sense, approved.'],
    ['A: 13 hours on that day?', 'B: Emergency call after the shift, see ticket.', 'A: Seen. Get some rest.'],
    ['A: No break entered.', 'B: Took half an hour, please correct it.', 'A: Corrected.'],
  ],
  Equipment: [
    [
      'A photo corridor: Seat belt buckle is cracked.',
      'B: Locked out and tagged. New buckle {day}.',
      'A: Thanks, taking the other one.',
    ],
    ['A: Calibration is due. Can I send it out {day}?', 'B: I need it till {hour}, then yes.', 'A: Label is printed.'],
    ['A: Battery lasts one hour only.', 'B: Ordered two new ones.', 'B: They are in.'],
    ['A: Where is it?', 'B: {job}, gang box.', 'A: Updated the location.'],
  ],
  LibraryFile: [
    ['A: Is this the latest revision?', 'B: Yes, revision {rev}. I deleted the old one.', 'A: Good.'],
    ['A: Please mark the shut-off on this one.', 'B: Marked in red.', 'A: Perfect.'],
  ],
  Contact: [
    ['A: They changed the gate code, now {code}.', 'B: Updated in the notes.'],
    ['A: {contact} has retired, ask for reception.', 'B: Good to know, wished them well.'],
    ['A: They pay 45 days, not 30.', 'B: Noted for the next quote.'],
  ],
  ServiceInvoice: [
    [
      'A: Customer disputes the second hour.',
      'B: We waited 40 minutes for the key, it is in the log.',
      'A: I send them the log.',
      'A: They accept.',
    ],
    ['A: Take the travel off, they are on contract.', 'B: Off. New total sent.'],
  ],
  PurchaseOrder: [
    [
      'A: Supplier moved the valves to {day}.',
      'B: Too late for us. Any other branch?',
      'A: Found {qty} in Brantford, rest on {day}.',
      'B: Take them.',
    ],
    [
      'A: Price went up 6 % since the quote.',
      'B: They must honour it, quote is valid till month end.',
      'A: They honour it.',
    ],
    ['A: Partial delivery, {qty} short.', 'B: Keep the order open.'],
  ],
  Service: [
    ['A: They ask for the morning of {day}.', 'B: I am there at {hour}.', 'A: Told them.'],
    ['A: Is the part on the van?', 'B: Yes, picked it up this morning.', 'A: Good.'],
  ],
  Certificate: [
    ['A: This one ends soon. Shall I book you in?', 'B: Yes please, any day but {day}.', 'A: Booked.'],
    ['A: The scan is blurred, can you send another?', 'B: New photo is up.', 'A: Thanks.'],
  ],
  ServiceContract: [
    ['A: Renewal is due. Same scope?', 'B: They want the two new units in.', 'A: New price goes out {day}.'],
    ['A: Please always send the same tech, they asked.', 'B: {first} it is.'],
  ],
};
