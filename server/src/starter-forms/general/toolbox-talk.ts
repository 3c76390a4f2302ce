import { any, day, line, must, no, note, one, photo, section, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const toolboxTalk: StarterForm = {
  key: 'toolbox-talk',
  trade: 'general',
  title: 'Toolbox talk record',
  category: 'Safety',
  description:
    'A short safety meeting: what was talked about, what the crew asked, what follows from it. Those present sign at the end.',
  basis: ['OSHA 29 CFR 1926.21(b)(2)'],
  sections: [
    section(
      'meeting',
      'The meeting',
      day('date', 'Date of the talk'),
      time('begin', 'Start time of the talk'),
      line('place', 'Where the talk was held'),
      line('leader', 'Who led the talk'),
      one(
        'topic',
        'Topic',
        [
          'Falls and ladders',
          'Electrical safety',
          'Excavation',
          'Lifting and rigging',
          'Struck-by and traffic',
          'Caught-in and pinch points',
          'Silica and dust',
          'Heat or cold',
          'Housekeeping',
          'Protective equipment',
          'A recent incident',
        ],
        {
          defineOther: 1,
          conditionalRemarksLabel: 'Which incident, and what it has to do with this crew',
          conditionalRemarksResponseValue: 'A recent incident',
        },
      ),
      any('language', 'Languages the talk was given in', [
        'English',
        'Spanish',
        'French',
        'Punjabi',
        'Portuguese',
        'Polish',
      ]),
    ),
    section(
      'content',
      'What was said',
      words('points', 'Main points of the talk'),
      words('examples', 'Examples from this site'),
      yes('questions', 'Did the leader ask questions to see that everybody understood?', {
        warn: 'Nobody checked whether the talk was understood.',
        ask: 'How will this be checked, and by whom?',
      }),
      no('absent', 'Was anybody of the crew absent?', {
        warn: 'Part of the crew missed the talk and is told before starting work.',
        ask: 'Who was absent, and who tells them?',
      }),
      words('raised', 'Questions and concerns of the crew', { requiredField: 0 }),
    ),
    section(
      'follow-up',
      'What follows',
      no('hazard', 'Did the crew name a hazard that is not dealt with yet?', {
        warn: 'A hazard was named in the talk that is still open.',
        ask: 'Which hazard, what is done until it is fixed, and by whom?',
        photo: 'Picture of the hazard',
      }),
      no('follow', 'Are there promises from earlier talks that are still open?', { ask: 'Which, and until when?' }),
      must('refuse', 'Was the crew reminded that anybody may stop unsafe work?'),
      photo('handout', 'Picture of the handout or of the crew'),
      note(
        'sign',
        'Signatures',
        '<p>Add everybody who was present as a participant. Each person signs for themselves.</p>',
      ),
    ),
  ],
};
