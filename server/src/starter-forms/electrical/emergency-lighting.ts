import { any, day, line, must, no, note, one, photo, section, table, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const emergencyLighting: StarterForm = {
  key: 'emergency-lighting-test',
  trade: 'electrical',
  title: 'Emergency and exit lighting test',
  category: 'Tests',
  description:
    'Monthly function test or yearly duration test of battery units, remote heads and exit signs, unit by unit.',
  basis: ['NFPA 101 (Life Safety Code)'],
  isWorksheet: true,
  sections: [
    section(
      'building',
      'The building',
      day('on', 'Day of the lighting test'),
      line('building', 'Building and floors'),
      one('kind', 'Kind of test', ['Monthly: 30 seconds', 'Yearly: 90 minutes', 'After a repair'], {
        conditionalRemarksLabel: 'What was repaired?',
        conditionalRemarksResponseValue: 'After a repair',
      }),
      line('contact', 'Contact in the building'),
      must(
        'told',
        'Were people told, and is the test at a time when the building can do without charged batteries afterwards?',
      ),
      must('ladder-safe', 'Can every unit be reached safely?'),
      no('changed', 'Have walls, doors or the use of rooms changed since the last test?', {
        warn: 'The building was changed: emergency lighting may be missing.',
        ask: 'Where, and does the lighting still reach the whole way out?',
      }),
    ),
    section(
      'test',
      'The test',
      note(
        'times',
        'How long',
        '<p>Monthly: the lamps burn for at least <strong>30 seconds</strong>. Yearly: for at least <strong>90 minutes</strong>.</p>',
      ),
      time('off', 'Power to the units off at'),
      time('on-again', 'Power to the units on at'),
      table('units', 'Units', 10, ['Number', 'Place', 'Kind', 'Passed?', 'Minutes', 'Battery year']),
      any('failed', 'What was found', [
        'All passed',
        'Lamp dead',
        'Battery weak',
        'Charger dead',
        'Head turned away',
        'Damaged',
        'Missing',
        'Covered or painted',
      ]),
      yes('all', 'Did every unit pass?', {
        warn: 'Emergency or exit lights failed the test.',
        ask: 'Which units, and what is done until they are repaired?',
        photo: 'Pictures of the units that failed',
      }),
      yes('exit-signs', 'Is every exit sign lit, and can it be seen from wherever one stands on the way out?', {
        warn: 'An exit sign is dark or hidden.',
        ask: 'Which one?',
      }),
      yes('path', 'Is the way out lit without dark stretches, up to the public way?', {
        warn: 'There are dark stretches on the way out.',
        ask: 'Where?',
      }),
    ),
    section(
      'repairs',
      'Repairs and result',
      words('repaired', 'Lamps, batteries and units replaced', { requiredField: 0 }),
      one('disposed', 'Old batteries', ['None', 'Taken for recycling', 'Left with the owner']),
      yes('charging', 'Are all units back on power and charging?', {
        warn: 'Some units are not charging after the test.',
        ask: 'Which, and why?',
      }),
      no('urgent', 'Is a whole floor or stair without emergency light?', {
        warn: 'A floor or stair is without emergency light: the owner arranges a watch.',
        ask: 'Who was told, and what is done tonight?',
      }),
      line('logged', 'Where the record is kept in the building'),
      line('next-test', 'Month of the next test'),
      photo('tags', 'Picture of the test tags'),
    ),
  ],
};
