import { describe, expect, it } from 'vitest';
import { commentParentPath } from './comment-parent-path.ts';

describe('the record of a comment thread', () => {
  it.each([
    ['Expense', '/expenses/list/s'],
    ['TimeLog', '/time-logs/list/s'],
    ['Service', '/service/s/dashboard'],
    ['Certificate', '/safety/certificates/list?open=s'],
    ['Equipment', '/equipment/edit/s'],
    ['LibraryFile', '/library/file/s'],
    ['Contact', '/contact/s/details'],
    ['ServiceContract', '/service-contract/s/details'],
  ] as const)('%s is shown at %s', (model, path) => {
    expect(commentParentPath({ model, slug: 's' })).toBe(path);
  });

  it('is the invoice or the quote of its service', () => {
    expect(commentParentPath({ model: 'ServiceInvoice', slug: 's', serviceSlug: 'v' })).toBe('/service/v/invoice');
    expect(commentParentPath({ model: 'ServiceInvoice', slug: 's', serviceSlug: 'v', isQuote: true })).toBe(
      '/service/v/quote',
    );
  });

  it('is the purchase order of its project', () => {
    expect(commentParentPath({ model: 'PurchaseOrder', slug: 's', jobSlug: 'j' })).toBe('/project/j/purchase-orders/s');
  });

  it('has no place while the service or project is not known', () => {
    expect(commentParentPath({ model: 'ServiceInvoice', slug: 's' })).toBeNull();
    expect(commentParentPath({ model: 'PurchaseOrder', slug: 's' })).toBeNull();
  });
});
