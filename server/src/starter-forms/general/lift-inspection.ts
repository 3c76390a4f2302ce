import { check, day, given, line, must, mustNot, no, note, num, one, photo, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const liftInspection: StarterForm = {
  key: 'lift-inspection',
  trade: 'general',
  title: 'Boom and scissor lift inspection before use',
  category: 'Equipment checks',
  description:
    'Inspection and function test of a mobile elevating work platform at the start of the shift, and a look at the place of work.',
  basis: ['OSHA 29 CFR 1926.453', 'ANSI A92.22'],
  sections: [
    section(
      'machine',
      'Machine and operator',
      day('date', 'Date of use'),
      one('kind', 'Kind of lift', ['Scissor lift', 'Articulated boom', 'Straight boom', 'Towable boom', 'Mast lift']),
      line('unit', 'Unit number of the lift'),
      num('hours', 'Hour meter', { unit: 'h', min: 0 }),
      must('trained', 'Is the operator trained on this kind of lift and made familiar with this model?'),
      must('annual', 'Is the annual inspection not yet due?'),
      yes('manual', 'Is the operator’s manual in the box on the platform?', {
        warn: 'The manual is missing on the lift.',
        ask: 'Where will the operator find the manual today?',
      }),
    ),
    section(
      'walk',
      'Walk-around with the engine off',
      check('tires', 'Wheels, tires and lug nuts', 'Picture of the wheel'),
      check('hydraulics', 'Hoses, cylinders and fittings without leaks', 'Picture of the leak'),
      check('structure', 'Boom, scissor arms, pins and welds without cracks', 'Picture of the crack'),
      check('power', 'Battery, fuel and charger cord'),
      must('rails', 'Are guardrails, mid-rails, toe boards and the gate complete and closing by themselves?'),
      check('anchor', 'Anchor points for lanyards marked and undamaged'),
      check('decals', 'Load plate and warning signs can be read'),
    ),
    section(
      'function',
      'Function test from the ground, then from the platform',
      must('estop', 'Do both emergency stops switch everything off?'),
      must('lowering', 'Does the emergency lowering work?'),
      must('controls', 'Do all controls work, and return to neutral when released?'),
      check('alarms', 'Tilt alarm, travel alarm, horn'),
      check('steer', 'Steering, brakes and speed limit when raised'),
      check('outriggers', 'Outriggers or axles extend and lock'),
    ),
    section(
      'place',
      'The place of work',
      given('weather', 'wind', 'Wind and weather'),
      mustNot('too-windy', 'Is the wind above what the manufacturer allows for this lift?'),
      mustNot('power-lines', 'Are there live power lines within 10 ft (3 m) of where the platform can reach?'),
      yes('ground', 'Is the ground firm, level and free of holes, covers and edges?', {
        warn: 'The ground is not firm and level everywhere: drive only on the agreed route.',
        ask: 'Where is it not, and what keeps the lift away from it?',
      }),
      no('overhead', 'Is there anything overhead that the operator could be pressed against?', {
        warn: 'Danger of being crushed against something overhead.',
        ask: 'What is overhead, and what protects the operator?',
        photo: 'Picture of the obstacle',
      }),
      must(
        'tied-off',
        'On a boom: is everybody tied off to the anchor point with a short lanyard (scissor lift: guardrails closed)?',
      ),
      line('rescue', 'Who on the ground knows how to lower the platform?'),
      words('remarks', 'Remarks for the next operator', { requiredField: 0 }),
      photo('picture', 'Picture of the lift where it works'),
      note(
        'tag',
        'If anything failed',
        '<p>Take the key out, tag the lift <strong>Do not use</strong> and tell the supervisor. Only a trained mechanic puts it back into service.</p>',
      ),
    ),
  ],
};
