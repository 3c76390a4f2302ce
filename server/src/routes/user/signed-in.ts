import type { SignedIn } from '@fieldspan/contract/signed-in';
import type { Tx } from '../../db/database.ts';
import { noteActivity, whereFrom } from '../../history/note-activity.ts';
import { rememberDevice } from '../../http/known-device.ts';
import { openSession, sessionCookie } from '../../http/session.ts';
import type { Place } from '../../http/session.ts';
import { Reply } from '../../http/reply.ts';
import { refuseClosed } from '../../leaving/closing.ts';
import { isHttps } from '../../http/origin.ts';

/**
 * Opens a session and builds the response of a sign-in.
 * @param userId a person who has passed every required step; sign-in-step.ts asks for the second factor
 * @param place where they sign in; an Ask fits
 */
export async function signedIn(tx: Tx, userId: number, place: Place): Promise<Reply> {
  await refuseClosed(tx, userId);
  const user = await tx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['id', 'slug', 'first_name', 'last_name', 'tenant_id'])
    .executeTakeFirstOrThrow();
  const employment = await activeEmployment(tx, user);
  const company = await setupOf(tx, employment?.tenant_id ?? 0);
  const opened = await openSession(tx, userId, place);
  await noteActivity(tx, {
    kind: 'sign_in',
    happened: 'signed_in',
    model: 'User',
    recordId: userId,
    details: whereFrom(place),
    tenantId: employment?.tenant_id ?? 0,
    userId,
  });
  const data: SignedIn = {
    api_key: opened.apiKey,
    session_token: opened.sessionToken,
    user_id: user.id,
    user_slug: user.slug,
    activateAccountSetupMode: isBlank(user.first_name) || isBlank(user.last_name),
    activateCompanySetupMode: company?.setup_finished === 0 && company.managing_user_id === userId,
    permissions: employment ?? null,
  };
  const cookie = sessionCookie(opened.cookie, { secure: isHttps(place.headers) });
  // After single sign-on no password was entered, so the device does not become a known one for password guesses.
  const device = place.vouchedBy === undefined ? [await rememberDevice(tx, userId, place)] : [];
  return new Reply(data, {
    headers: { 'set-cookie': [cookie, ...device].join('\n') },
    tokenExpiry: opened.tokenExpiry,
  });
}

/** The last active employment; if that has ended, the first one left. */
async function activeEmployment(tx: Tx, user: { id: number; tenant_id: number }) {
  const employments = await tx
    .selectFrom('user_permission')
    .where('user_id', '=', user.id)
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select(['role_type', 'module_permissions', 'tenant_id'])
    .orderBy('id')
    .execute();
  const employment = employments.find(({ tenant_id }) => tenant_id === user.tenant_id) ?? employments[0];
  const tenantId = employment?.tenant_id ?? 0;
  if (tenantId !== user.tenant_id) {
    await tx.updateTable('user').set({ tenant_id: tenantId }).where('id', '=', user.id).execute();
  }
  return employment;
}

function setupOf(tx: Tx, companyId: number) {
  return tx
    .selectFrom('company')
    .where('id', '=', companyId)
    .select(['setup_finished', 'managing_user_id'])
    .executeTakeFirst();
}

function isBlank(name: string | null): boolean {
  return (name ?? '').trim() === '';
}
