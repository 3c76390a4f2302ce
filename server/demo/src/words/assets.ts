/** Kinds of machines of customers: name, colour, and the words of a call that is about one. */
export const ASSET_KINDS = [
  {
    name: 'Boilers',
    colour: '#b4432a',
    words: /boiler|circulator|zone 3|expansion tank|relief valve|glycol/i,
    makers: ['Viessmann Vitocrossal 200', 'Lochinvar Crest FBN1000', 'Weil-McLain SVF 725'],
    spots: ['Mechanical room', 'Penthouse', 'Basement'],
  },
  {
    name: 'Rooftop units',
    colour: '#b4762a',
    words: /rooftop|rtu|make-up air|exhaust fan|unit heater|heat pump|filter|thermostat|damper/i,
    makers: ['Lennox Energence LGH', 'Trane Voyager YSC', 'Carrier WeatherMaster 48'],
    spots: ['Roof, east', 'Roof, west', 'Roof above the dock'],
  },
  {
    name: 'Cooling',
    colour: '#1f5fbf',
    words: /cooler|chiller|cooling|fan coil|split unit|compressor|refrigerant|ice machine|server room/i,
    makers: ['Daikin Pathfinder AWV', 'Mitsubishi PUZ-A36', 'Heatcraft PRO3'],
    spots: ['Kitchen', 'Server room', 'Loading dock'],
  },
  {
    name: 'Plumbing',
    colour: '#3b7a57',
    words: /backflow|pump|drain|leak|pipe|water|toilet|grease|steam|humidifier|septic|dewatering/i,
    makers: ['Watts 957RPDA', 'Grundfos Magna3', 'Zoeller M98'],
    spots: ['Water entry', 'P1, by the ramp', 'Laundry'],
  },
  {
    name: 'Buried works',
    colour: '#6b5b95',
    words: /hydrant|catch basin|ditch|valve box|sinkhole|camera|culvert|gravel|fire line|lateral/i,
    makers: ['McAvity Brigadier M-67', 'Clow F-6100', 'Royer CB-600'],
    spots: ['Street side', 'Rear lot', 'At the gate'],
  },
] as const;

/** What technicians write after a visit. */
export const WORK_DONE = [
  'Cleaned the flame sensor and reset; ran two cycles without fault.',
  'Replaced the belt and both filters. Bearings are quiet.',
  'Tested and tagged, passed. Next test in a year.',
  'Found a weeping joint, tightened and dried. Look again at the next visit.',
  'Recovered and weighed the charge, repaired the flare, no leak after 30 minutes.',
  'Adjusted the set point and showed the caretaker how to read the alarm.',
] as const;
