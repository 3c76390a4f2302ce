import { any, day, line, must, mustNot, no, note, one, photo, section, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const torchRoofing: StarterForm = {
  key: 'torch-roofing-permit',
  trade: 'roofing',
  title: 'Torch-applied roofing permit',
  category: 'Permits',
  description: 'Torching on a roof: deck and details, cylinders, who torches, and a fire watch with a thermometer.',
  basis: ['OSHA 29 CFR 1926.352', 'NFPA 241'],
  sections: [
    section(
      'roof',
      'The roof',
      day('date', 'Date of torching'),
      line('area', 'Roof area that is torched today'),
      one('deck', 'Deck', ['Concrete', 'Steel', 'Wood or other that burns'], {
        conditionalRemarksLabel: 'Which cover or base sheet keeps the flame off the deck?',
        conditionalRemarksResponseValue: 'Wood or other that burns',
      }),
      any('details', 'Details in this area', [
        'Parapets',
        'Curbs',
        'Drains',
        'Pipe penetrations',
        'Expansion joint',
        'Cant strips',
        'Wall flashing',
        'Vents and intakes',
      ]),
      must('no-torch', 'Are details with wood, insulation, old tar or hidden cavities done without a torch?'),
      must('below', 'Was the space below the deck looked at for things that burn, gas and sprinklers?'),
      no('intake', 'Are there air intakes that can draw in flame or fumes?', {
        warn: 'Air intakes are near the torching.',
        ask: 'Who shuts them off, and for how long?',
      }),
      mustNot('windy', 'Is the wind so strong that the flame cannot be held where it should be?'),
    ),
    section(
      'equipment',
      'Torches and cylinders',
      line('torchers', 'Certified torch applicators'),
      must('certified', 'Does everybody who torches hold a valid certificate?'),
      must('hose', 'Are hoses, regulators and torches leak-tested with soap solution?'),
      must('cylinders', 'Do cylinders stand upright, tied, 10 ft (3 m) or more from the flame, and not on their side?'),
      mustNot('heated', 'Is a cylinder heated with a torch to get more gas?'),
      must('torch-stand', 'Does a lit torch that is set down stand on its legs, flame up?'),
      any('ppe', 'Protective clothing', [
        'Long cotton or leather sleeves',
        'Heat-resistant gloves',
        'Boots',
        'Eye protection',
        'Hard hat',
      ]),
    ),
    section(
      'fire',
      'Fire protection on the roof',
      must(
        'two',
        'Are two charged extinguishers (4-A:60-B:C or as the insurer asks) within 10 ft (3 m) of each torch?',
      ),
      yes('water', 'Is there a charged water hose on the roof?', {
        warn: 'There is no charged water hose on the roof.',
        ask: 'What is there instead?',
      }),
      must('phone', 'Can everybody on the roof call 911 and give the address?'),
      line('watcher', 'Fire watch after torching'),
      must('thermometer', 'Does the fire watch have an infrared thermometer or camera?'),
      yes('inside', 'Can the fire watch get into the building and below the deck?', {
        warn: 'The fire watch cannot look below the deck.',
        ask: 'Who opens, and when?',
      }),
    ),
    section(
      'watch',
      'Fire watch',
      note(
        'two-hours',
        'Two hours',
        '<p>Watch for at least <strong>two hours</strong> after the last torch is out. Look under flashings, at wood, and below the deck.</p>',
      ),
      time('out', 'Last torch out at'),
      time('end', 'Fire watch over at'),
      no('hot-spot', 'Was a hot spot or smoke found?', {
        warn: 'A hot spot or smoke was found on the roof.',
        ask: 'Where, what was done, and was the fire service called?',
        photo: 'Thermal picture or picture of the spot',
      }),
      one('gas-off', 'Cylinders at the end', ['Shut and taken down', 'Shut and locked on the roof']),
      words('remarks', 'Remarks of the fire watch', { requiredField: 0 }),
      photo('end-picture', 'Pictures at the end of the watch'),
    ),
  ],
};
