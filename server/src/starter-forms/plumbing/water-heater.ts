import { any, check, day, line, must, no, note, num, one, photo, reading, section, words, yes } from '../fields.ts';
import type { StarterForm } from '../starter-form.ts';

export const waterHeater: StarterForm = {
  key: 'water-heater-commissioning',
  trade: 'plumbing',
  title: 'Water heater installation and commissioning',
  category: 'Commissioning',
  description:
    'Installation check, safety devices, temperatures and hand-over of a storage, tankless or heat pump water heater.',
  basis: ['ASSE 1017', 'ASSE 1070'],
  sections: [
    section(
      'heater',
      'The heater',
      day('date', 'Day it was put into service'),
      line('model', 'Make and model of the heater'),
      line('serial', 'Serial number of the heater'),
      one('type', 'Type', [
        'Storage, gas',
        'Storage, electric',
        'Tankless, gas',
        'Tankless, electric',
        'Heat pump',
        'Indirect',
      ]),
      reading('size', 'Storage (gal) and input (BTU/h or kW)'),
      yes('place', 'Is there room for service, drainage and combustion air where it stands?', {
        warn: 'The place of the water heater is not suitable.',
        ask: 'What is missing, and who decides?',
        photo: 'Picture of the place',
      }),
    ),
    section(
      'install',
      'Installation',
      check('pan', 'Drain pan and drain where a leak would do damage', 'Picture of the pan'),
      check('seismic', 'Strapped against earthquakes where the code asks for it'),
      check('expansion', 'Expansion tank set to the line pressure (closed systems)'),
      check('dielectric', 'Dielectric fittings, shut-off and unions'),
      check('venting', 'Vent material, slope, clearance and end', 'Picture of the vent end'),
      check('electric', 'Disconnect, breaker size and bonding'),
      check('insulation', 'Hot pipes insulated'),
      must(
        'relief',
        'Is the temperature and pressure relief valve of the right rating, with nothing between it and the tank?',
      ),
      must(
        'discharge',
        'Does its discharge pipe run full size, downhill, to a place that can be seen, without a thread or valve at its end?',
      ),
    ),
    section(
      'running',
      'First run',
      must('filled', 'Was the tank full and bled before power or gas was switched on?'),
      num('pressure', 'Water pressure, cold', { unit: 'psi', min: 0 }),
      no('over-80', 'Is the pressure above 80 psi?', {
        warn: 'Water pressure above 80 psi: a pressure reducing valve is needed.',
        ask: 'What was installed or offered?',
      }),
      num('tank', 'Water temperature in the tank', { unit: '°F' }),
      num('tap', 'Water temperature at the nearest tap', { unit: '°F' }),
      no('scald', 'Can water above 120 °F (49 °C) come out of a tap or shower?', {
        warn: 'Danger of scalding: hot water above 120 °F at a tap.',
        ask: 'Which tap, and which mixing valve was set or offered?',
      }),
      no('leaks', 'Is there any leak, of water or of gas?', {
        warn: 'The water heater leaks.',
        ask: 'Where, and what was done?',
        photo: 'Picture of the leak',
      }),
      yes(
        'spillage',
        'Does the vent draw with doors closed and exhaust fans on (or is the vent sealed, or is there no burner)?',
        {
          warn: 'Flue gas of the water heater spills into the room.',
          ask: 'What was found, and is the heater off?',
        },
      ),
    ),
    section(
      'owner',
      'Hand-over',
      any('shown', 'What the owner was shown', [
        'Shutting off water',
        'Shutting off gas or power',
        'Setting the temperature',
        'Flushing the tank',
        'Testing the relief valve',
      ]),
      one('old', 'The old heater', ['Taken away', 'Left with the owner', 'There was none']),
      yes('registered', 'Is the warranty registered?', { ask: 'Who registers it, and until when?' }),
      words('open', 'What is left to do', { requiredField: 0 }),
      photo('finished', 'Picture of the finished heater with its plate'),
      note(
        'hot',
        'A word on temperature',
        '<p>Warmer storage protects against Legionella, cooler taps against scalding: mixing valves do both. Follow the local rule.</p>',
      ),
    ),
  ],
};
