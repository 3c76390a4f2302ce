import { day, given, line, must, mustNot, no, note, one, photo, section, some, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const hotWorkPermit: StarterForm = {
  key: 'hot-work-permit',
  trade: 'general',
  title: 'Hot work permit',
  category: 'Permits',
  description:
    'Leave to weld, cut, grind, braze or solder in one place on one shift, with the fire watch during and after the work.',
  basis: ['OSHA 29 CFR 1926.352', 'NFPA 51B'],
  sections: [
    section(
      'job',
      'Where and what',
      note(
        'rule',
        'No permit, no flame',
        '<p>First ask whether the work can be done cold, or in the workshop. This permit is good for <strong>one place and one shift</strong>.</p>',
      ),
      day('date', 'Date of the permit'),
      time('from', 'Permit begins'),
      time('until', 'Permit ends'),
      line('place', 'Building, floor and room of the hot work'),
      some('process', 'Kind of hot work', [
        'Arc welding',
        'Gas welding or cutting',
        'Grinding',
        'Brazing',
        'Soldering',
        'Torch-applied material',
        'Heat gun',
      ]),
      line('worker', 'Who does the hot work'),
    ),
    section(
      'around',
      'Within 35 ft (11 m) of the work',
      must('cleared', 'Are combustibles moved 35 ft (11 m) away, or shielded with fire-resistant covers?'),
      must('floor', 'Is the floor swept clean, and wetted or covered if it can burn?'),
      must('openings', 'Are openings in floors, walls and ducts covered so that sparks cannot pass?'),
      mustNot('vapour', 'Is there flammable vapour, gas or dust in the air?'),
      no('other-side', 'Can heat travel through a wall, pipe or beam to something that burns on the other side?', {
        warn: 'Heat can travel to the other side: a second fire watch stands there.',
        ask: 'Where does the second fire watch stand?',
      }),
      no('containers', 'Is work done on a drum, tank or pipe that has held something flammable?', {
        warn: 'Hot work on a container: only after it was cleaned, purged and tested.',
        ask: 'How was it cleaned and tested, and by whom?',
        photo: 'Picture of the test result',
      }),
    ),
    section(
      'protection',
      'Fire protection',
      must('extinguisher', 'Is a charged extinguisher or hose within reach of the work?'),
      yes('sprinklers', 'Are the sprinklers in service (or are there none in this building)?', {
        warn: 'The sprinklers are out of service during hot work.',
        ask: 'Who switched them off, who agreed, and when are they on again?',
      }),
      no('detectors', 'Were smoke detectors switched off or covered for this work?', {
        warn: 'Smoke detectors are off: put them back on after the fire watch.',
        ask: 'Which detectors, and who puts them back on?',
      }),
      must(
        'watch-trained',
        'Is the fire watch trained, with an extinguisher and a way to raise the alarm, and without other work?',
      ),
      line('watch', 'Name of the fire watch'),
      one('watch-after', 'Fire watch after the last spark', ['60 minutes', '2 hours', 'Longer'], {
        conditionalRemarksLabel: 'How long, and why?',
        conditionalRemarksResponseValue: 'Longer',
      }),
      given('personnel-phone-list', 'phones', 'Who to call'),
    ),
    section(
      'end',
      'After the work',
      time('stopped', 'Last spark at'),
      time('watched', 'Fire watch ended at'),
      must('cold', 'Is the area, with floors above and below and behind walls, cold and free of smoke?'),
      words('remarks', 'Remarks', { requiredField: 0 }),
      photo('after', 'Picture of the area after the fire watch'),
    ),
  ],
};
