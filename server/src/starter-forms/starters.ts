import { hazardAssessment } from './general/hazard-assessment.ts';
import { hotWorkPermit } from './general/hot-work-permit.ts';
import { incidentReport } from './general/incident-report.ts';
import { liftInspection } from './general/lift-inspection.ts';
import { nearMiss } from './general/near-miss-report.ts';
import { scaffoldInspection } from './general/scaffold-inspection.ts';
import { siteInspection } from './general/site-safety-inspection.ts';
import { toolboxTalk } from './general/toolbox-talk.ts';
import { vehicleCheck } from './general/vehicle-check.ts';
import { combustionCheck } from './hvac/combustion-check.ts';
import { maintenanceVisit } from './hvac/maintenance-visit.ts';
import { refrigerantLog } from './hvac/refrigerant-log.ts';
import { rooftopStartUp } from './hvac/rooftop-start-up.ts';
import { serviceReport } from './hvac/service-report.ts';
import { backflowTest } from './plumbing/backflow-test.ts';
import { drainInspection } from './plumbing/drain-inspection.ts';
import { gasTest } from './plumbing/gas-test.ts';
import { pressureTest } from './plumbing/pressure-test.ts';
import { waterHeater } from './plumbing/water-heater.ts';
import { emergencyLighting } from './electrical/emergency-lighting.ts';
import { energizedWork } from './electrical/energized-work.ts';
import { generatorTest } from './electrical/generator-test.ts';
import { lockout } from './electrical/lockout.ts';
import { testRecord } from './electrical/test-record.ts';
import { concretePour } from './civil/concrete-pour.ts';
import { confinedSpace } from './civil/confined-space.ts';
import { excavation } from './civil/excavation.ts';
import { groundDisturbance } from './civil/ground-disturbance.ts';
import { trafficControl } from './civil/traffic-control.ts';
import { fallProtection } from './roofing/fall-protection.ts';
import { harnessInspection } from './roofing/harness-inspection.ts';
import { membraneQuality } from './roofing/membrane-quality.ts';
import { roofCondition } from './roofing/roof-condition.ts';
import { torchRoofing } from './roofing/torch-roofing.ts';
import type { StarterForm } from './starter-form.ts';

/** The starter library: forms that a company can copy. One file each, in the folder of their trade. */
export const STARTERS: readonly StarterForm[] = [
  hazardAssessment,
  hotWorkPermit,
  incidentReport,
  liftInspection,
  nearMiss,
  scaffoldInspection,
  siteInspection,
  toolboxTalk,
  vehicleCheck,
  combustionCheck,
  maintenanceVisit,
  refrigerantLog,
  rooftopStartUp,
  serviceReport,
  backflowTest,
  drainInspection,
  gasTest,
  pressureTest,
  waterHeater,
  emergencyLighting,
  energizedWork,
  generatorTest,
  lockout,
  testRecord,
  concretePour,
  confinedSpace,
  excavation,
  groundDisturbance,
  trafficControl,
  fallProtection,
  harnessInspection,
  membraneQuality,
  roofCondition,
  torchRoofing,
];
