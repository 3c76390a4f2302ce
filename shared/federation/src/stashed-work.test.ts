// @vitest-environment jsdom
import { endSession } from '@fieldspan/api/session';
import { expect, it } from 'vitest';
import { dropStashedWork, stashWork, stashedWork } from './stashed-work.ts';
import { signInAfresh } from './testing/sign-in-afresh.ts';

it('keeps the work of a screen for its next release, on that screen only', () => {
  signInAfresh();
  history.replaceState(null, '', '/equipment/lifts/7');
  stashWork('EquipmentItem 7', { name: 'Boom lift' });
  expect(stashedWork('EquipmentItem 7')).toEqual({ name: 'Boom lift' });
  expect(stashedWork('EquipmentItem 8')).toBeNull();
  history.replaceState(null, '', '/equipment/lifts/8');
  expect(stashedWork('EquipmentItem 7')).toBeNull();
  history.replaceState(null, '', '/equipment/lifts/7');
  dropStashedWork('EquipmentItem 7');
  expect(stashedWork('EquipmentItem 7')).toBeNull();
});

it('keeps nothing for the next person', () => {
  signInAfresh();
  stashWork('Job 1', { job_name: 'North' });
  endSession();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
