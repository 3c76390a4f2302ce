import { any, day, given, line, must, no, note, one, section, ticks, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const hazardAssessment: StarterForm = {
  key: 'hazard-assessment',
  trade: 'general',
  title: 'Field-level hazard assessment',
  category: 'Safety',
  description:
    'The crew looks at the work of the day before it begins: the tasks, what can go wrong, and what is done about it.',
  basis: ['OSHA 29 CFR 1926.20(b)', 'OSHA 29 CFR 1926.21(b)(2)'],
  sections: [
    section(
      'site',
      'The site today',
      day('date', 'Date of the assessment'),
      line('area', 'Where on the site the crew works'),
      given('weather', 'weather', 'Weather at the site'),
      any('others', 'Who else works close by?', [
        'Nobody',
        'Another trade',
        'The public',
        'Traffic',
        'The client’s own staff',
      ]),
      yes('changed', 'Has the crew walked the work area since anything last changed?', {
        warn: 'The work area was not walked before the work began.',
        ask: 'Why not, and who will walk it before the work starts?',
      }),
    ),
    section(
      'work',
      'The work and its hazards',
      note(
        'how',
        'How to do this',
        '<p>Take the tasks in the order in which they are done. Name a control for <strong>each</strong> hazard: remove it first, guard against it second, protective equipment last.</p>',
      ),
      given('tasklist', 'tasks', 'Tasks, their hazards and their controls'),
      no('new-task', 'Is there a task that somebody in the crew has not done before?', {
        warn: 'Somebody does a task for the first time today: they work beside an experienced person.',
        ask: 'Who, which task, and who works beside them?',
      }),
      no('alone', 'Does anybody work alone?', {
        warn: 'Somebody works alone: agree on check-in times.',
        ask: 'Who checks on them, how and how often?',
      }),
      no('permit', 'Does any task need a permit (hot work, confined space, ground disturbance, energized work)?', {
        ask: 'Which permits, and who holds them?',
      }),
      one(
        'risk',
        'Risk that is left once the controls are in place',
        ['Low', 'Medium', 'High: the supervisor agrees before work starts'],
        {
          conditionalRemarksLabel: 'Which supervisor agreed, and on what conditions?',
          conditionalRemarksResponseValue: 'High: the supervisor agrees before work starts',
        },
      ),
    ),
    section(
      'ready',
      'Ready to begin',
      ticks('ppe', 'Protective equipment for today', [
        'Hard hat',
        'Safety glasses',
        'Gloves',
        'High-visibility vest',
        'Safety boots',
        'Hearing protection',
        'Respirator',
        'Fall protection',
        'Face shield',
      ]),
      must('ppe-worn', 'Does everybody wear the protective equipment named above, in good condition?'),
      must('tools', 'Are tools and equipment inspected and fit for use?'),
      yes('exit', 'Does everybody know the emergency exit, the muster point and how to call for help?', {
        warn: 'Not everybody knows the emergency plan of this site.',
      }),
      line('first-aider', 'First aider on site today'),
      given('medical-facility-location', 'hospital', 'Nearest hospital'),
      must('stop', 'Has everybody been told that they may refuse or stop work that is not safe?'),
      words('remarks', 'Anything else the crew raised', { requiredField: 0 }),
    ),
  ],
};
