import { any, day, line, no, note, one, photo, section, time, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const nearMiss: StarterForm = {
  key: 'near-miss-report',
  trade: 'general',
  title: 'Near miss and hazard report',
  category: 'Safety',
  description:
    'Something almost went wrong, or could. Takes three minutes; nobody is blamed, and the name may be left out.',
  basis: [],
  sections: [
    section(
      'seen',
      'What you saw',
      note(
        'thanks',
        'Thank you',
        '<p>Every near miss that is reported is an injury that can still be prevented. This report is about what happened, not about who is to blame.</p>',
      ),
      one('kind-of-report', 'What do you report?', [
        'Near miss: nobody was hurt',
        'Unsafe condition',
        'Unsafe way of working',
        'A good idea',
      ]),
      day('day', 'Day it was seen'),
      time('hour', 'About what time'),
      line('spot', 'Where it was seen'),
      words('seen', 'What did you see?'),
      any('what-kind', 'What could have happened?', [
        'Fall from height',
        'Slip or trip',
        'Struck by an object',
        'Caught in or between',
        'Electric shock',
        'Fire or explosion',
        'Contact with a chemical',
        'Vehicle accident',
        'Strain',
      ]),
    ),
    section(
      'risk',
      'How bad, how likely',
      one(
        'worst',
        'Worst thing that could reasonably have come of it',
        ['First aid', 'Doctor', 'Lasting injury', 'Death'],
        {
          conditionalRemarksLabel: 'Which supervisor did you tell, and when?',
          conditionalRemarksResponseValue: 'Death',
        },
      ),
      one('again', 'How likely is it to happen again?', ['Hardly', 'Perhaps', 'Likely', 'It happens all the time']),
      no('still', 'Is the danger still there?', {
        warn: 'The reported danger is still there: keep people away until it is dealt with.',
        ask: 'What keeps people away from it until it is fixed?',
        photo: 'Picture of the danger as it is now',
      }),
      yes('crew', 'Does the crew close by know of it?', { warn: 'The crew close by does not know of the danger yet.' }),
    ),
    section(
      'after',
      'What was done',
      words('done', 'What did you do about it?'),
      words('idea', 'What would stop it from happening again?'),
      yes('answer', 'Would you like to hear what became of it?'),
      line('reporter', 'Your name (may be left out)', { requiredField: 0 }),
      photo('more', 'Further pictures'),
    ),
  ],
};
