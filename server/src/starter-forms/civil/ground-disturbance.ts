import {
  day,
  line,
  must,
  mustNot,
  no,
  note,
  num,
  one,
  photo,
  section,
  sketch,
  some,
  table,
  time,
  words,
  yes,
} from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const groundDisturbance: StarterForm = {
  key: 'ground-disturbance-permit',
  trade: 'civil',
  title: 'Ground disturbance permit',
  category: 'Permits',
  description:
    'Before digging, drilling or driving: the locates, what lies in the ground, how it is exposed and who stops the machine.',
  basis: ['OSHA 29 CFR 1926.651(b)'],
  sections: [
    section(
      'dig',
      'Where and how',
      day('date', 'First day of digging'),
      line('area', 'Area, marked white on the ground'),
      some(
        'method',
        'Method',
        [
          'Hand tools',
          'Hydro-vac',
          'Excavator',
          'Trencher',
          'Auger',
          'Directional drilling',
          'Pile or post driving',
          'Saw cutting',
        ],
        {
          conditionalRemarksLabel: 'Bore path, depth, and where utilities are exposed along it',
          conditionalRemarksResponseValue: 'Directional drilling',
        },
      ),
      num('depth', 'Planned depth', { unit: 'ft', min: 0 }),
      words('purpose', 'Reason for digging'),
      line('operator', 'Operator of the machine'),
    ),
    section(
      'locates',
      'Locates',
      line('ticket', 'One-call (811) ticket number'),
      line('expires', 'Ticket is good until'),
      must('waited', 'Have all utilities answered, or cleared the ticket?'),
      table('utilities', 'Utilities in the ground', 6, ['Utility', 'Owner', 'Marked?', 'Depth', 'Clearance']),
      yes('private', 'Have private lines been located too (yard lights, irrigation, propane, data)?', {
        warn: 'Private lines have not been located.',
        ask: 'Which could be there, and how will you find them?',
      }),
      yes(
        'marks',
        'Do the marks on the ground match the locate sheets and what can be seen (valves, pedestals, patches)?',
        {
          warn: 'Marks and locate sheets do not match: call the locator back.',
          ask: 'What does not match?',
          photo: 'Picture of the marks',
        },
      ),
      mustNot('faded', 'Are marks gone or no longer readable?'),
    ),
    section(
      'exposing',
      'Exposing',
      note(
        'tolerance',
        'Tolerance zone',
        '<p>Inside the tolerance zone (18 to 24 in. to each side, by state or province) dig only by <strong>hand or vacuum</strong> until the utility is seen.</p>',
      ),
      must('hand', 'Will every utility be exposed by hand or vacuum before a machine comes near?'),
      must('spotter', 'Is there a spotter who does nothing else and can stop the operator?'),
      no('high-risk', 'Is there a high-pressure gas, transmission or fiber trunk line within 10 ft (3 m)?', {
        warn: 'A high-risk utility is close: its owner may want to be present.',
        ask: 'Whose line, and did they agree or send an inspector?',
      }),
      no('overhead', 'Is there an overhead line that the machine can reach?', {
        warn: 'Overhead line within reach of the machine.',
        ask: 'Voltage, clearance, and who watches it?',
      }),
      no('contaminated', 'Could the soil be contaminated?', {
        warn: 'Contaminated soil is possible.',
        ask: 'With what, and where does the soil go?',
      }),
      sketch('sketch', 'Sketch of dig area and utilities'),
      photo('before', 'Pictures of the marks before digging'),
    ),
    section(
      'release',
      'Release and end',
      must(
        'emergency',
        'Does the crew know what to do after a strike: stop, leave, keep others away, call 911 and the owner?',
      ),
      must('shown', 'Have operator and spotter walked the marks together?'),
      one(
        'hit',
        'While digging',
        ['Nothing was touched', 'A utility was touched or scratched', 'A utility was broken'],
        {
          conditionalRemarksLabel: 'Which utility, what time, who was called, and what is the state now?',
          conditionalRemarksResponseValue: ['A utility was touched or scratched', 'A utility was broken'],
          conditionalImageLabel: 'Pictures of the damage and of the marks',
          conditionalImageResponseValue: ['A utility was touched or scratched', 'A utility was broken'],
        },
      ),
      yes('recorded', 'Are the positions of what was found written down for the as-built drawing?', {
        ask: 'Who does it, and when?',
      }),
      time('closed', 'Backfilled at'),
      words('remarks', 'Remarks about the ground', { requiredField: 0 }),
    ),
  ],
};
