import { any, check, day, line, must, no, note, one, photo, reading, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const vehicleCheck: StarterForm = {
  key: 'vehicle-check',
  trade: 'general',
  title: 'Vehicle inspection before driving',
  category: 'Equipment checks',
  description: 'Walk-around of a truck, van or trailer before the first trip of the day, and what was found.',
  basis: ['49 CFR 396.11', '49 CFR 396.13'],
  sections: [
    section(
      'vehicle',
      'Vehicle and driver',
      day('date', 'Date of the trip'),
      line('plate', 'License plate'),
      reading('odometer', 'Odometer reading'),
      must('license', 'Does the driver carry a license that is valid for this vehicle?'),
      must('fit', 'Is the driver rested, sober and fit to drive?'),
      one('trailer', 'Trailer today', ['None', 'Trailer with own brakes', 'Trailer without brakes'], {
        conditionalRemarksLabel: 'Trailer plate; brakes, breakaway cable and lights tested?',
        conditionalRemarksResponseValue: ['Trailer with own brakes', 'Trailer without brakes'],
      }),
    ),
    section(
      'outside',
      'Around the vehicle',
      check('tires', 'Tires: tread, pressure, cuts; wheel nuts tight', 'Picture of the tire'),
      check('lights', 'Headlights, brake lights, turn signals, reflectors'),
      check('glass', 'Windshield, wipers, mirrors'),
      check('leaks', 'No oil, coolant or fuel below the vehicle', 'Picture of the leak'),
      check('body', 'Doors, bumpers, bodywork', 'Picture of the damage'),
      check('load', 'Load, ladders and racks tied down', 'Picture of the load'),
      check('coupling', 'Hitch, pin, safety chains and trailer plug'),
    ),
    section(
      'inside',
      'Inside and moving',
      must('brakes', 'Do service brake and parking brake hold?'),
      check('steering', 'Steering without play, no unusual noise'),
      check('horn', 'Horn and reversing alarm'),
      check('belts', 'Seat belts for every seat'),
      check('kit', 'Fire extinguisher, warning triangles, first aid kit'),
      no('dash', 'Is a warning light on with the engine running?', {
        warn: 'The vehicle shows a warning light.',
        ask: 'Which light, and who said that the vehicle may be driven?',
        photo: 'Picture of the dashboard',
      }),
      any('papers', 'Papers in the vehicle', [
        'Registration',
        'Insurance',
        'Last inspection',
        'Dangerous goods papers',
      ]),
    ),
    section(
      'result',
      'Result',
      yes('earlier', 'Were the defects of the last report repaired or found harmless?', {
        warn: 'Defects of an earlier vehicle report are still open.',
        ask: 'Which defects are still open?',
      }),
      must('safe', 'Is the vehicle safe to drive?'),
      words('remarks', 'Remarks for the workshop', { requiredField: 0 }),
      photo('four-sides', 'Vehicle from all four sides'),
      note(
        'out',
        'If it is not safe',
        '<p>Do not drive it. Take the key out, put a tag on the wheel and call the workshop.</p>',
      ),
    ),
  ],
};
