import { expect, it } from 'vitest';
import {
  BILL_STATES,
  CHANGE_ORDER_STATES,
  INVOICE_STATES,
  JOB_INVOICE_STATES,
  ORDER_STATES,
  STATE_NAMES,
} from './document-states.ts';

it('has a name for every state, and no state twice', () => {
  const all = [INVOICE_STATES, ORDER_STATES, JOB_INVOICE_STATES, BILL_STATES, CHANGE_ORDER_STATES];
  for (const states of all) expect(new Set(states).size).toBe(states.length);
  expect(new Set<string>(all.flat())).toEqual(new Set(Object.keys(STATE_NAMES)));
  expect(INVOICE_STATES.filter((state) => ORDER_STATES.some((other) => other === state))).toEqual(['Draft', 'Sent']);
});
