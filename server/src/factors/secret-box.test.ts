import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SealError, secretBox } from './secret-box.ts';

const key = randomBytes(32);
const box = secretBox([key]);

describe('a sealed secret', () => {
  it('opens in the place it was sealed for', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'totp of 7');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 'totp of 7')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('is different each time', () => {
    expect(box.seal('same', 'totp of 7')).not.toBe(box.seal('same', 'totp of 7'));
  });

  it('does not open after it was copied to another row', () => {
    expect(() => box.open(box.seal('secret', 'totp of 7'), 'totp of 8')).toThrow(SealError);
  });

  it('does not open after a single character was changed', () => {
    const sealed = box.seal('secret', 'totp of 7');
    const last = sealed.at(-1) === 'A' ? 'Q' : 'A';
    expect(() => box.open(sealed.slice(0, -1) + last, 'totp of 7')).toThrow(SealError);
  });

  it('does not open with another key, and names the wrong setting', () => {
    expect(() => secretBox([randomBytes(32)]).open(box.seal('secret', 'x'), 'x')).toThrow('SECRETS_KEY');
  });

  it('opens if SECRETS_KEY was set later, which is used from then on', () => {
    const environment = randomBytes(32);
    const both = secretBox([environment, key]);
    expect(both.open(box.seal('secret', 'x'), 'x')).toBe('secret');
    expect(secretBox([environment]).open(both.seal('new', 'x'), 'x')).toBe('new');
  });
});
