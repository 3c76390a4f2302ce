import { mayWrite } from '@fieldspan/contract/access-rules';
import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { ModuleName } from '@fieldspan/domain/modules';
import type { Expression, Rows } from '../entry.ts';

/** Masks a field: people for whom `isFor` is true get the value, everybody else gets null. */
export const masked =
  (field: string, isFor: (viewer: Viewer) => boolean) =>
  ({ sql, col, identity }: Rows): Expression =>
    isFor(identity.viewer) ? col(field) : sql`null`;

const PRICED: readonly ModuleName[] = ['Service Quotes/Invoices', 'Job Invoices', 'Projects'];

/** People who may read quotes, invoices or bids also see the figures that these are made of. */
export const pricesWork = (viewer: Viewer): boolean => PRICED.some((module) => hasModule(viewer, module, 'read'));

/** Who may see what people are paid. */
export const readsPay = (viewer: Viewer): boolean =>
  mayWrite('UserCompanySetting')(viewer) || mayWrite('TimeLog')(viewer);

/** Who may see what a machine costs: people who manage the equipment or price work. */
export const readsMachineCost = (viewer: Viewer): boolean => mayWrite('EquipmentType')(viewer) || pricesWork(viewer);
