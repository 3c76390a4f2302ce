import { mayTouchAll, mayTouchSome } from '@fieldspan/contract/access-rules';
import { isModelName, models } from '@fieldspan/contract/models';
import type { ModelName } from '@fieldspan/contract/models';
import { checkAccounting } from '../guards/accounting-settings.ts';
import { inOrder } from '../guards/date-order.ts';
import { checkPayrollSettings } from '../guards/payroll-settings.ts';
import { checkLook } from '../guards/document-look.ts';
import { checkPricing } from '../guards/pricing.ts';
import { checkReminders } from '../guards/reminder-rules.ts';
import { checkTaxes } from '../guards/tax-rates.ts';
import { Refusal } from '../../http/errors.ts';
import type { Entry, RowScope } from '../entry.ts';
import { masked, pricesWork } from './masked.ts';

/**
 * The trash shows people what they deleted themselves and what they may delete anyway. Restoring checks the record's
 * own rules again.
 */
const mayRestore: RowScope = ({ sql, col, identity }) => {
  if (identity.viewer.role === 'Admin') return sql`true`;
  const names = Object.keys(models).filter((name): name is ModelName => isModelName(name));
  const any = names.filter((name) => mayTouchAll(identity.viewer, name, 'write'));
  const mine = names.filter((name) => mayTouchSome(identity.viewer, name, 'write'));
  return sql`(${col('model')} = any(${any}) or (${col('deleted_by')} = ${identity.userId} and ${col('model')} = any(${mine})))`;
};

export const systemEntries = {
  AddonApp: {
    without: ['create', 'delete'],
    beforeSave: ({ values }) => {
      if (Object.keys(values).some((name) => name !== 'is_installed'))
        throw new Refusal('An app can be switched on or off, not changed.');
    },
  },
  Trash: { read: mayRestore },
  Certificate: {
    read: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    beforeSave: inOrder(['issued', 'expires']),
  },
  CompanySetting: {
    columns: { default_pricing_json: masked('default_pricing_json', pricesWork) },
    beforeSave: async (write) => {
      await checkTaxes(write);
      checkPayrollSettings(write);
      checkAccounting(write);
      checkLook(write);
      checkReminders(write);
      checkPricing(write);
    },
  },
  ReleaseNote: { read: ({ sql }) => sql`true` },
  ErrorLog: {
    write: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    author: 'user_id',
    without: ['update', 'delete'],
  },
  Engagement: {
    write: ({ sql, col, identity }) => sql`${col('user_id')} = ${identity.userId}`,
    author: 'user_id',
    without: ['update', 'delete'],
  },
} satisfies Record<string, Entry>;
