import { hasModule, parseModules } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import { MODULES } from '@fieldspan/domain/modules';
import { BadRequest, Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';

const VERBS = ['read', 'write'] as const;

/**
 * Refuses to grant permissions that the granting person does not have, to answer an invitation for somebody else, and
 * to leave a company without an Admin.
 */
export async function checkPermissionChange(write: Omit<Write, 'mayRead'>): Promise<void> {
  const { before, values, session } = write;
  refuseForeignAnswer(before, values);
  if (before && 'user_id' in values && values['user_id'] !== before['user_id']) {
    throw new BadRequest('user_id of a UserPermission cannot be changed.');
  }
  if (session.viewer.role !== 'Admin') refuseEscalation(write);
  if (endsAdmin(before, values)) await keepOneAdmin(write);
}

export async function checkPermissionRemoval(write: Omit<Write, 'values' | 'reason' | 'mayRead'>): Promise<void> {
  const { before, session } = write;
  if (session.viewer.role !== 'Admin') refuseEscalation({ ...write, values: {} });
  if (isActiveAdmin(before)) await keepOneAdmin(write);
}

function refuseForeignAnswer(before: Values | null, values: Values): void {
  for (const field of ['invite_accepted', 'invite_declined']) {
    if (field in values && values[field] !== (before?.[field] ?? 0))
      throw new Refusal('Only the invited person can answer an invitation.');
  }
}

function refuseEscalation({ before, values, session }: Omit<Write, 'tx' | 'services' | 'reason' | 'mayRead'>): void {
  if (before?.['user_id'] === session.userId) throw new Refusal('You cannot change your own permissions.');
  if (before?.['role_type'] === 'Admin' || values['role_type'] === 'Admin')
    throw new Refusal('Only an Admin can change an Admin.');
  const granted = values['module_permissions'];
  if (typeof granted === 'string' && exceeds(granted, session.viewer))
    throw new Refusal('You cannot grant permissions that you do not have.');
}

function exceeds(granted: string, viewer: Viewer): boolean {
  const flags = parseModules(granted);
  return MODULES.some((module) =>
    VERBS.some((verb) => flags[module]?.[verb] === true && !hasModule(viewer, module, verb)),
  );
}

function isActiveAdmin(values: Values | null): boolean {
  return values?.['role_type'] === 'Admin' && values['is_inactive'] === 0 && values['invite_accepted'] === 1;
}

function endsAdmin(before: Values | null, values: Values): boolean {
  return isActiveAdmin(before) && !isActiveAdmin({ ...before, ...values });
}

async function keepOneAdmin({ tx, session, before }: Pick<Write, 'tx' | 'session' | 'before'>): Promise<void> {
  const other = await tx
    .selectFrom('user_permission')
    .where('tenant_id', '=', session.tenantId)
    .where('role_type', '=', 'Admin')
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .where('id', '<>', Number(before?.['id']))
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (!other) throw new Refusal('A company needs at least one Admin.');
}
