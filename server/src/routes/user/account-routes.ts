import type { Route } from '../../http/route.ts';
import { acknowledgeTerms } from './acknowledge-terms.ts';
import { acceptEmployment, declineEmployment, ownInvitations } from './answer-invite.ts';
import { authenticate } from './authenticate.ts';
import { changeEmail, confirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { createToken } from './create-token.ts';
import { deactivate, reactivate, readOpenWork } from './deactivate.ts';
import { enterSetup } from './enter-setup.ts';
import { inviteMany, resendInvitation } from './invite-people.ts';
import { joinCompany } from './join-company.ts';
import { readInvitation } from './read-invitation.ts';
import { register, registerCompany } from './register.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { endSession, readSessions } from './sessions.ts';
import { signOut } from './sign-out.ts';
import { readTerms } from './terms-page.ts';

/** Routes for signing in, one's own account, invitations, and employees who join and leave. */
export const accountRoutes: readonly Route[] = [
  authenticate,
  signOut,
  requestReset,
  resetPassword,
  changePassword,
  changeEmail,
  confirmEmail,
  readSessions,
  endSession,
  register,
  registerCompany,
  enterSetup,
  readInvitation,
  joinCompany,
  createToken,
  acknowledgeTerms,
  readTerms,
  acceptEmployment,
  declineEmployment,
  ownInvitations,
  resendInvitation,
  inviteMany,
  readOpenWork,
  deactivate,
  reactivate,
];
