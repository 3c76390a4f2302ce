import { describe, expect, it } from 'vitest';
import { COMMENT_PARENTS } from './comment-parents.ts';
import { plainPathOf, redirectModelOf } from './redirect-type.ts';

describe('a link by type and id', () => {
  it.each([
    ['Expense', 'Expense'],
    ['Time Log', 'TimeLog'],
    ['Service', 'Service'],
    ['Purchase Order', 'PurchaseOrder'],
    ['Contact', 'Contact'],
    ['Service Invoice/Quote', 'ServiceInvoice'],
    ['Library File', 'LibraryFile'],
    ['Equipment', 'Equipment'],
    ['Training Certificate', 'Certificate'],
    ['Service Contract', 'ServiceContract'],
    ['time-log', 'TimeLog'],
    ['purchase_order', 'PurchaseOrder'],
    ['project', 'Job'],
  ])('ROUTE021 accepts the label %j', (label, model) => expect(redirectModelOf(label)).toBe(model));

  it.each(COMMENT_PARENTS)('ROUTE021 accepts the comment parent %s', (model) =>
    expect(redirectModelOf(model)).toBe(model),
  );

  it.each(['', 'User', 'constructor', '__proto__', '..', 'https://elsewhere.test'])('does not know %j', (type) =>
    expect(redirectModelOf(type)).toBeNull(),
  );

  it('never leaves the app, whatever the id contains', () => {
    expect(plainPathOf('Contact', '//elsewhere.test/?a#b')).toBe('/contact/%2F%2Felsewhere.test%2F%3Fa%23b/details');
    expect(plainPathOf('PurchaseOrder', '12')).toBe('/financial/purchase-orders/12');
  });
});
