import { day, line, must, mustNot, no, note, one, photo, section, some, table, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const lockout: StarterForm = {
  key: 'lockout-tagout',
  trade: 'electrical',
  title: 'Lockout/tagout record',
  category: 'Permits',
  description:
    'Every energy source of a machine or circuit is shut off, locked, tagged and proven dead, and later given back.',
  basis: ['OSHA 29 CFR 1910.147', 'OSHA 29 CFR 1910.333', 'OSHA 29 CFR 1926.417'],
  sections: [
    section(
      'task',
      'The task',
      day('date', 'Date of the lockout'),
      line('machine', 'Machine or circuit to be locked out'),
      words('task', 'Work that needs the lockout'),
      line('authorized', 'Authorized employee in charge'),
      some(
        'energy',
        'Kinds of energy',
        ['Electrical', 'Hydraulic', 'Pneumatic', 'Steam or heat', 'Gravity', 'Springs', 'Chemical', 'Rotating mass'],
        {
          conditionalRemarksLabel: 'How is what could fall or move held in place?',
          conditionalRemarksResponseValue: 'Gravity',
        },
      ),
      must('procedure', 'Is there a written procedure for this machine, and was it read?'),
      no('backfeed', 'Can power come from a second source (generator, UPS, solar, transformer, another panel)?', {
        warn: 'A second source can feed the circuit: lock that out too.',
        ask: 'Which source, and where is it locked out?',
      }),
    ),
    section(
      'shut',
      'Shut off and lock',
      must('told', 'Have all affected employees been told?'),
      time('off', 'Shut off at'),
      table('points', 'Isolation points', 5, ['Point (breaker, valve)', 'Place', 'Lock number', 'Name on the tag']),
      must('own-lock', 'Does everybody who works on it have their own lock on the point or on the group box?'),
      must('tag', 'Does every tag carry a name, a date and a phone number?'),
      must('released', 'Is stored energy let off: capacitors discharged, pressure bled, parts blocked?'),
      photo('locks', 'Picture of the locks and tags'),
    ),
    section(
      'prove',
      'Prove that it is dead',
      must('people-clear', 'Is everybody clear of the machine?'),
      must('try', 'Was the start button tried, and set back to off?'),
      line('tester', 'Voltage tester: make, number and category'),
      must('live-dead-live', 'Was the tester tried on a live source before and after?'),
      must('absent', 'Is there no voltage, phase to phase and phase to ground, on every conductor?'),
      no('neighbors', 'Are there parts close by that stay live?', {
        warn: 'Live parts stay close to the place of work.',
        ask: 'Which parts, and how are they covered or kept at a distance?',
        photo: 'Picture of the cover or barrier',
      }),
    ),
    section(
      'back',
      'Give back',
      one('shift', 'Did the work go beyond one shift?', ['No', 'Yes: locks were handed over']),
      no('left-lock', 'Was a lock removed by anybody but its owner?', {
        warn: 'A lock was removed by somebody else than its owner.',
        ask: 'Whose lock, who agreed, how was it made sure that the owner was away, and who told them?',
      }),
      must('tools', 'Are tools out, guards back on and people clear?'),
      mustNot('grounds', 'Are temporary grounds or jumpers still connected?'),
      time('on', 'Switched on at'),
      yes('runs', 'Does it run as it should?', {
        warn: 'The machine does not run as it should after the lockout.',
        ask: 'What is wrong?',
      }),
      note('sign', 'Signatures', '<p>Everybody who hung a lock signs as a participant.</p>'),
    ),
  ],
};
