import { describe, expect, it } from 'vitest';
import { recordLock } from './record-lock.ts';

describe('an approved or issued record is locked', () => {
  it.each([
    ['TimeLog', { status: 'submitted' }, null],
    ['TimeLog', { status: 'approved' }, [[], ['submitted', 'rejected']]],
    ['Expense', { status: 'approved' }, [['exported'], ['submitted', 'rejected']]],
    ['Expense', { status: 'exported' }, [[], ['approved']]],
    ['ServiceInvoice', { status: 'Draft', is_quote: 0 }, null],
    ['ServiceInvoice', { status: 'Sent', is_quote: 0 }, [['Overdue', 'Paid'], ['Void']]],
    ['ServiceInvoice', { status: 'Sent', is_quote: 1 }, [['Accepted'], ['Void']]],
    ['ServiceInvoice', { status: 'Void', is_quote: 0 }, [[], []]],
    ['PurchaseOrder', { status: 'Closed' }, [[], ['Received']]],
    ['PurchaseOrder', { status: null }, null],
    ['PurchaseOrder', { status: 'toString' }, null],
  ] as const)('%s %j', (model, record, expected) => {
    const lock = recordLock(model, record);
    expect(lock && [lock.next, lock.withReason]).toEqual(expected);
  });
});
