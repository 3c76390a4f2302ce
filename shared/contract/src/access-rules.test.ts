import { NOBODY } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import { expect, it } from 'vitest';
import { accessRules, mayRead, mayTouchSome, mayWrite } from './access-rules.ts';
import { models } from './models.ts';

const admin: Viewer = { ...NOBODY, role: 'Admin' };
const basic = (modules: Viewer['modules']): Viewer => ({ ...NOBODY, role: 'Basic', modules });
const reader = basic({ Equipment: { read: true, write: false } });
const writer = basic({ Equipment: { read: true, write: true } });

it('has rules for every model, and for nothing else', () => {
  expect(Object.keys(accessRules).toSorted()).toEqual(Object.keys(models).toSorted());
});

it('reads and writes by the module that the model names', () => {
  const asked = [mayRead('Equipment'), mayWrite('Equipment')];
  const answers = [admin, reader, writer, basic({}), NOBODY].map((viewer) => asked.map((may) => may(viewer)));
  expect(answers).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [false, false],
    [false, false],
  ]);
});

it('does not take the rows that a person may see for all of them', () => {
  expect([mayRead('Equipment')(basic({})), mayTouchSome(basic({}), 'Equipment', 'read')]).toEqual([false, true]);
});

it('takes any one of several modules', () => {
  expect(mayWrite('JobEstimate')(basic({ Projects: { read: false, write: true } }))).toBe(true);
  expect(mayWrite('JobEstimate')(basic({ Projects: { read: true, write: false } }))).toBe(false);
});

it('gives everybody at the company what every member may read', () => {
  expect([mayRead('EquipmentType')(basic({})), mayRead('EquipmentType')(NOBODY)]).toEqual([true, false]);
});
