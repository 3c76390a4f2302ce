import type { Services } from '../http/context.ts';

/** Tells open boards that a visit has changed; after the commit. */
export function wakeBoards({ bus }: Pick<Services, 'bus'>, tenantId: number): void {
  bus.publish({ tenantId, schedule: true });
}
