import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';

let world: World;
let ana: Caller;
let phone: Caller;
let tablet: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, phone, tablet] = await Promise.all([world.signIn('ana'), world.signIn('cat'), world.signIn('cat')]);
}, 60_000);

afterAll(() => world.stop());

describe('a record that was written in the field', () => {
  it('is stored once, however often and from wherever it is sent, at once or later', async () => {
    const template = await ana.saved('FormTemplate/save', {
      title: 'Hazards',
      category_id: await ana.saved('FormTemplateCategory/save', { name: 'Field' }),
    });
    const child = await ana.saved('FormChildTemplate/save', { form_template_id: template, description: 'Daily' });
    const form = await phone.saved('CompanyForm/save', { child_template_id: child, form_json: '[]' });
    const writes = {
      'TimeLog/save': { time_in: '2026-11-18T08:00:00Z', time_out: '2026-11-18T16:00:00Z' },
      'Expense/save': { description: 'Blades', amount: 12 },
      'CompanyForm/save': { child_template_id: child, form_json: '[]' },
      'CompanyFormAcknowledgement/save': { form_id: form, name: 'Visitor', is_external_worker: 1 },
    };
    for (const [call, payload] of Object.entries(writes)) {
      const keyed = { ...payload, client_key: crypto.randomUUID() };
      const atOnce = await Promise.all([phone, tablet, phone].map((device) => device.saved(call, keyed)));
      expect(new Set([...atOnce, await tablet.saved(call, keyed)]).size, call).toBe(1);
    }
  });
});
