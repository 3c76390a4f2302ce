import { expect, it } from 'vitest';
import { INVOICE_STATES, ORDER_STATES, STATE_NAMES } from './document-states.ts';

it('has a name for every state, and no state twice', () => {
  for (const states of [INVOICE_STATES, ORDER_STATES]) expect(new Set(states).size).toBe(states.length);
  expect(new Set<string>([...INVOICE_STATES, ...ORDER_STATES])).toEqual(new Set(Object.keys(STATE_NAMES)));
  expect(INVOICE_STATES.filter((state) => ORDER_STATES.some((other) => other === state))).toEqual(['Draft', 'Sent']);
});
