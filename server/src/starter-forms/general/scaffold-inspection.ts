import { check, day, given, line, must, mustNot, no, note, one, photo, section, some, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const scaffoldInspection: StarterForm = {
  key: 'ladder-scaffold-inspection',
  trade: 'general',
  title: 'Ladder and scaffold inspection',
  category: 'Equipment checks',
  description:
    'A competent person looks at scaffolds and ladders before each shift, and after anything that could have damaged them.',
  basis: ['OSHA 29 CFR 1926.451', 'OSHA 29 CFR 1926.454', 'OSHA 29 CFR 1926.1053'],
  sections: [
    section(
      'which',
      'What is inspected',
      day('date', 'Date of this shift'),
      some('kinds', 'What is inspected?', [
        'Frame scaffold',
        'System scaffold',
        'Mobile scaffold',
        'Suspended scaffold',
        'Extension ladder',
        'Stepladder',
        'Job-made ladder',
      ]),
      line('location', 'Location of the scaffold or ladder'),
      line('competent', 'Competent person who inspects'),
      one(
        'reason',
        'Reason for the inspection',
        ['Start of the shift', 'After a storm', 'After a change', 'After an impact'],
        {
          conditionalRemarksLabel: 'What happened, and what was checked because of it?',
          conditionalRemarksResponseValue: ['After a storm', 'After a change', 'After an impact'],
        },
      ),
      given('weather', 'wind', 'Weather on this shift'),
    ),
    section(
      'scaffold',
      'Scaffold',
      check('footing', 'Base plates and mud sills on firm ground, plumb and square', 'Picture of the footing'),
      check('bracing', 'Cross braces, pins and locks complete', 'Picture of the missing part'),
      check('ties', 'Tied to the building where it is more than four times as high as wide'),
      check('deck', 'Planked full width, no plank cracked, gaps not over 1 in (25 mm)', 'Picture of the deck'),
      check('guard', 'Guardrails, mid-rails and toe boards from 10 ft (3 m)', 'Picture of the open side'),
      check('ladder-access', 'Ladder or stair to every level; nobody climbs the braces'),
      check('casters', 'Mobile scaffold: wheels locked, nobody rides on it'),
      mustNot(
        'lines',
        'Is the scaffold closer to a live power line than the safe distance (10 ft or 3 m for lines up to 50 kV)?',
      ),
    ),
    section(
      'ladders',
      'Ladders',
      check('rails', 'Rails, rungs, feet and locks undamaged; label can be read', 'Picture of the damage'),
      check('angle', 'Set at 4 to 1, tied or held'),
      check('top', 'Side rails 3 ft (0.9 m) above the landing'),
      check('step', 'Stepladders fully open and locked; nobody stands on the top'),
      no('metal', 'Is a metal ladder used near electrical work?', {
        warn: 'A metal ladder was found near electrical work: replace it with fiberglass.',
        ask: 'Where was it, and who took it away?',
      }),
    ),
    section(
      'tag',
      'Result and tag',
      one(
        'colour',
        'Tag that was hung',
        ['Green: safe to use', 'Yellow: use with the conditions below', 'Red: do not use'],
        {
          conditionalRemarksLabel: 'Conditions, or what has to be repaired first',
          conditionalRemarksResponseValue: ['Yellow: use with the conditions below', 'Red: do not use'],
          conditionalImageLabel: 'Picture of the tag',
          conditionalImageResponseValue: ['Yellow: use with the conditions below', 'Red: do not use'],
        },
      ),
      must('users', 'Are the people who use it trained, and told what the tag says?'),
      yes('overhead', 'Are people below protected from falling tools and material?', {
        warn: 'People below the scaffold are not protected from falling objects.',
        ask: 'What is done about it, and until when?',
      }),
      words('remarks', 'Remarks of the competent person', { requiredField: 0 }),
      photo('whole', 'Picture of the whole scaffold'),
      note('again', 'Again', '<p>Inspect again before the next shift and after wind, rain, an impact or a change.</p>'),
    ),
  ],
};
