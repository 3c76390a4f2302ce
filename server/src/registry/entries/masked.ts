import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { ModuleName } from '@fieldspan/domain/modules';
import type { Expression, Rows } from '../entry.ts';

/** A figure for those who may; null to everybody else. */
export const masked =
  (field: string, isFor: (viewer: Viewer) => boolean) =>
  ({ sql, col, identity }: Rows): Expression =>
    isFor(identity.viewer) ? col(field) : sql`null`;

const PRICED: readonly ModuleName[] = ['Service Quotes/Invoices', 'Job Invoices', 'Projects'];

/** Who prices work: quotes, invoices and bids are made of these figures. */
export const pricesWork = (viewer: Viewer): boolean => PRICED.some((module) => hasModule(viewer, module, 'read'));

/** What people are paid. */
export const readsPay = (viewer: Viewer): boolean =>
  hasModule(viewer, 'Users', 'write') || hasModule(viewer, 'TimeLogs', 'write');

/** What a machine costs: whoever keeps the machines, or prices work. */
export const readsMachineCost = (viewer: Viewer): boolean =>
  hasModule(viewer, 'Equipment', 'write') || pricesWork(viewer);
