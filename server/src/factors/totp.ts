import { Secret, TOTP } from 'otpauth';

/** Codes of six digits that change every 30 seconds, as all authenticator apps make them (RFC 6238). */
const SHAPE = { issuer: 'Fieldspan', algorithm: 'SHA1', digits: 6, period: 30 } as const;

const SECRET_BYTES = 20;

/** Clocks of phones may be slow or fast, so the previous and the next code are accepted too. */
const WINDOW_STEPS = 1;

/** A new secret in base32, as people type it. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code for an authenticator app. */
export function totpUri(secret: string, email: string): string {
  return new TOTP({ ...SHAPE, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/**
 * The time step that a code belongs to.
 * @param code as it was typed; spaces are ignored
 * @returns null if the code is wrong at this time
 */
export function totpStep(secret: string, code: string, at: Date): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = at.getTime();
  const delta = TOTP.validate({ ...SHAPE, secret: Secret.fromBase32(secret), token, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : TOTP.counter({ period: SHAPE.period, timestamp }) + delta;
}
