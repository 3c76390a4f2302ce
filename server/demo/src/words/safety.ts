/** A task of a hazard assessment with its hazards and controls. */
export type SafetyTask = { task: string; hazards: readonly string[]; controls: readonly string[] };

const task = (name: string, hazards: string, controls: string): SafetyTask => ({
  task: name,
  hazards: hazards.split('; '),
  controls: controls.split('; '),
});

export const SAFETY_TASKS: readonly SafetyTask[] = [
  task(
    'Working from a scissor lift',
    'Fall from height; Crushing against structure; Tip-over on uneven floor',
    'Harness clipped to the anchor; Spotter below; Walk the floor and cover holes first',
  ),
  task(
    'Brazing and soldering',
    'Fire in concealed space; Burns; Fumes',
    'Hot work permit; Extinguisher within reach and 60 min fire watch; Nitrogen purge and fume extraction',
  ),
  task(
    'Core drilling concrete',
    'Hitting rebar or conduit; Silica dust; Falling core',
    'Scan and mark before drilling; Wet drilling and half mask; Barricade the floor below',
  ),
  task(
    'Lifting pipe and fittings by hand',
    'Back strain; Pinched fingers; Dropped load',
    'Two people above 23 kg; Gloves; Cart or duct lift',
  ),
  task(
    'Rigging a rooftop unit',
    'Swinging load; Overhead power line; People under the load',
    'Lift plan signed; Tag lines on both ends; Barricade and radio contact',
  ),
  task(
    'Pressure testing',
    'Stored energy; Fitting failure; Noise',
    'Test with water where possible; Keep clear while raising pressure; Relief valve and calibrated gauge',
  ),
  task(
    'Working on energized panels',
    'Shock; Arc flash; Stray tools',
    'Lock out and try; Arc-rated clothing; Insulated tools',
  ),
  task(
    'Entering a confined space',
    'Low oxygen; Toxic gas; Engulfment',
    'Permit and rescue plan; Four-gas monitor all the time; Attendant at the hole',
  ),
  task(
    'Handling refrigerant',
    'Frostbite; Asphyxiation; Ignition of A2L gas',
    'Goggles and gloves; Ventilate and monitor; No open flame',
  ),
  task(
    'Trench work',
    'Cave-in; Struck by bucket; Buried utilities',
    'Trench box or slope; Stay out of the swing; Locate ticket on site and hand-dig near marks',
  ),
  task(
    'Working in a mechanical room',
    'Burns from hot surfaces; Noise; Slipping on wet floor',
    'Let cool and mark; Ear plugs; Mop and cones',
  ),
  task(
    'Ladder work',
    'Fall; Overreaching; Door strikes ladder',
    'Three points of contact; Move the ladder; Lock or guard the door',
  ),
  task(
    'Grinding and cutting',
    'Flying sparks; Kickback; Dust',
    'Face shield and guard; Both hands on the tool; Shroud and vacuum',
  ),
  task(
    'Working near traffic',
    'Struck by vehicle; Reversing truck; Poor visibility',
    'Signs and cones per plan; Spotter for reversing; Class 2 vest and lights',
  ),
  task(
    'Handling glycol and chemicals',
    'Splash to eyes; Spill to drain; Slippery floor',
    'Goggles and gloves; Spill kit beside the pails; Data sheet on site',
  ),
  task(
    'Demolition of old piping',
    'Asbestos lagging; Falling pipe; Residual pressure',
    'Designated substances report read; Support before the last cut; Drain and lock out',
  ),
  task(
    'Driving between sites',
    'Tired driving; Winter roads; Unsecured load',
    'Break after two hours; Winter tires and time to spare; Straps and a walk-around',
  ),
  task(
    'Working alone',
    'No help after an injury; Violence; Lost contact',
    'Check-in each hour; Customer told; Phone charged',
  ),
];
