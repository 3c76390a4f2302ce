import { check, day, line, must, no, note, num, one, photo, reading, section, table, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const maintenanceVisit: StarterForm = {
  key: 'hvac-maintenance-visit',
  trade: 'hvac',
  title: 'HVAC preventive maintenance visit',
  category: 'Service',
  description:
    'Seasonal maintenance of air handlers, split systems, rooftop units and heat pumps: clean, measure, test, report.',
  basis: ['ASHRAE Standard 180'],
  isWorksheet: true,
  sections: [
    section(
      'visit',
      'The visit',
      day('on', 'Day of the maintenance visit'),
      one('season', 'Season', ['Cooling', 'Heating', 'Both']),
      line('contract', 'Maintenance contract or order', { requiredField: 0 }),
      line('equipment', 'Equipment maintained, with tag'),
      yes('last', 'Were the recommendations of the last visit carried out?', {
        warn: 'Recommendations of the last visit are open.',
        ask: 'Which are open?',
      }),
      must('loto', 'Is the equipment locked out before panels are opened?'),
    ),
    section(
      'air',
      'Air side',
      check('filter', 'Air filters changed or cleaned; size noted on the frame'),
      check('coil', 'Evaporator coil clean, fins straight', 'Picture of the coil'),
      check('drain', 'Drain pan, trap and condensate line clean; float switch tested'),
      check('blower', 'Blower wheel clean, bearings quiet, belt and pulleys in line'),
      check('dampers', 'Dampers and linkage move through the full range'),
      check('ducts', 'Duct connections and insulation near the unit', 'Picture of the duct'),
      num('delta', 'Temperature difference over the coil', { unit: '°F' }),
    ),
    section(
      'refrigeration',
      'Refrigeration and heating',
      check('condenser', 'Condenser coil cleaned, clear of leaves and fences', 'Picture of the condenser'),
      check('oil', 'No oil stains at joints and valves', 'Picture of the stain'),
      check('contactors', 'Contactors, capacitors and terminals', 'Picture of the contact'),
      check('crankcase', 'Crankcase heater and defrost control'),
      check('burner', 'Burner, igniter and flame sensor cleaned; flame steady'),
      check('elements', 'Electric elements: current in each stage'),
      reading('capacitor', 'Run capacitor, measured / rated (µF)', { requiredField: 0 }),
      table('amps', 'Motor currents', 4, ['Motor', 'Measured (A)', 'Nameplate (A)']),
    ),
    section(
      'end',
      'Result',
      check('thermostat', 'Thermostat, schedule and batteries'),
      yes('works', 'Does the equipment run through every mode without a fault?', {
        warn: 'The equipment did not pass the function test after maintenance.',
        ask: 'In which mode does it fail?',
      }),
      no('urgent', 'Is there something that will fail soon or is unsafe?', {
        warn: 'Urgent repair recommended after maintenance.',
        ask: 'What, why, and what would it cost to wait?',
        photo: 'Picture for the customer',
      }),
      one('life', 'State of the equipment for its age', ['Good', 'Fair', 'Poor: plan to replace'], {
        conditionalRemarksLabel: 'Why replace, and by when?',
        conditionalRemarksResponseValue: 'Poor: plan to replace',
      }),
      words('report', 'Summary for the customer'),
      photo('result', 'Pictures before and after'),
      note('next', 'Next visit', '<p>Agree on the next visit with the customer before leaving.</p>'),
    ),
  ],
};
