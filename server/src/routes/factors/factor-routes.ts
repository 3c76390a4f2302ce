import type { Route } from '../../http/route.ts';
import { beginAuthenticatorApp, confirmAuthenticatorApp, removeAuthenticatorApp } from './authenticator-app.ts';
import { readCompanyRule, requireFactor } from './company-rule.ts';
import { confirmPasskey, confirmSelf } from './confirm-self.ts';
import { myFactors } from './my-factors.ts';
import { beginPasskey, registerPasskey, removePasskey, renamePasskey } from './own-passkeys.ts';
import { passkeyOptions, passkeySignIn } from './passkey-sign-in.ts';
import { forgetTrustedDevices, renewRecoveryCodes } from './renew-codes.ts';
import { resetFactors } from './reset-factors.ts';
import { secondStep, secondStepPasskey, trustThisDevice } from './second-step.ts';

/** Routes for second factors: how people prove their identity besides the password. */
export const factorRoutes: readonly Route[] = [
  secondStep,
  secondStepPasskey,
  trustThisDevice,
  passkeyOptions,
  passkeySignIn,
  myFactors,
  confirmSelf,
  confirmPasskey,
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
  beginPasskey,
  registerPasskey,
  renamePasskey,
  removePasskey,
  renewRecoveryCodes,
  forgetTrustedDevices,
  readCompanyRule,
  requireFactor,
  resetFactors,
];
