// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { expect, it } from 'vitest';
import { forgetWork, putByWork, workPutBy } from './put-by-work.ts';
import { signInAfresh } from './testing/sign-in-afresh.ts';

it('keeps the work of a screen for its next release, on that screen only', () => {
  signInAfresh();
  history.replaceState(null, '', '/equipment/lifts/7');
  putByWork('EquipmentItem 7', { name: 'Boom lift' });
  expect(workPutBy('EquipmentItem 7')).toEqual({ name: 'Boom lift' });
  expect(workPutBy('EquipmentItem 8')).toBeNull();
  history.replaceState(null, '', '/equipment/lifts/8');
  expect(workPutBy('EquipmentItem 7')).toBeNull();
  history.replaceState(null, '', '/equipment/lifts/7');
  forgetWork('EquipmentItem 7');
  expect(workPutBy('EquipmentItem 7')).toBeNull();
});

it('keeps nothing for the next person', () => {
  signInAfresh();
  putByWork('Job 1', { job_name: 'North' });
  endSession();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
