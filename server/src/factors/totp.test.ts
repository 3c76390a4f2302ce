import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** The secret and times of RFC 6238, appendix B (SHA-1); its codes have eight digits, ours are the last six. */
const RFC = Secret.fromLatin1('12345678901234567890').base32;

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('at %i seconds the code of the RFC is accepted', (seconds, code) => {
    expect(totpStep(RFC, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-60, null],
    [-30, 99],
    [0, 100],
    [30, 101],
    [60, null],
  ])('a code of %i seconds from now: %s', (seconds, step) => {
    const now = 100 * 30_000 + 7000;
    const code = TOTP.generate({ secret: Secret.fromBase32(RFC), timestamp: now + seconds * 1000 });
    expect(totpStep(RFC, code, new Date(now))).toBe(step);
  });

  it.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('%j is not a code', (code) => {
    expect(totpStep(RFC, code, new Date())).toBeNull();
  });

  it('may be typed with a space', () => {
    expect(totpStep(RFC, '287 082', new Date(59_000))).toBe(1);
  });

  it('use a secret of 160 bits, which the QR code contains with the address', () => {
    const secret = newTotpSecret();
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    const uri = new URL(totpUri(secret, 'ana@fieldspan.test'));
    expect(uri.protocol).toBe('otpauth:');
    expect(uri.searchParams.get('secret')).toBe(secret);
    expect(decodeURIComponent(uri.pathname)).toContain('ana@fieldspan.test');
  });
});
