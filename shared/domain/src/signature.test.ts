import { describe, expect, it } from 'vitest';
import { SIGNATURE_PREVIEW, SIGNATURE_SIZE, isSigned, signatureState } from './signature.ts';
import type { Signature } from './signature.ts';

const signature = (more: Partial<Signature>): Signature => ({
  dataUrl: '',
  trail: [],
  name: 'Bo',
  sigSkipped: false,
  ...more,
});

describe('a signature', () => {
  it('SIGN010 SIGN011 is none, given or skipped, decided by its points and not its picture', () => {
    expect(signatureState(null)).toBe('none');
    expect(signatureState(signature({ dataUrl: 'data:image/png;base64,AAAA' }))).toBe('none');
    expect(signatureState(signature({ trail: [{}] }))).toBe('none');
    expect(signatureState(signature({ trail: [{ x: 3, y: 4 }, {}] }))).toBe('signed');
    expect(signatureState(signature({ sigSkipped: true, sigSkippedReason: 'Gloves' }))).toBe('skipped');
    expect([isSigned(null), isSigned(signature({ sigSkipped: true }))]).toEqual([false, true]);
  });

  it('is not given by invalid points', () => {
    expect(isSigned(signature({ trail: [{ x: Number.NaN, y: 3 }, { x: 1 }] }))).toBe(false);
  });

  it('CONST023 CONST024 is 322 by 150, and 161 by 75 where it is only shown', () => {
    expect(SIGNATURE_SIZE).toEqual({ width: 322, height: 150 });
    expect(SIGNATURE_PREVIEW).toEqual({ width: 161, height: 75 });
  });
});
