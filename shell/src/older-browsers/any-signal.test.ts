import { describe, expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

describe('a signal for any of several', () => {
  it('aborts with the first, for its reason, and not again', () => {
    const [one, other] = [new AbortController(), new AbortController()];
    const reasons: unknown[] = [];
    const any = anySignal([one.signal, other.signal]);
    any.addEventListener('abort', () => reasons.push(any.reason));
    expect(any.aborted).toBe(false);
    other.abort('left');
    one.abort('late');
    expect([any.aborted, any.reason, reasons]).toEqual([true, 'left', ['left']]);
  });

  it('is aborted from the start if one of them is', () => {
    const any = anySignal([new AbortController().signal, AbortSignal.abort('gone')]);
    expect([any.aborted, any.reason]).toEqual([true, 'gone']);
  });

  it('of none never aborts', () => {
    expect(anySignal([]).aborted).toBe(false);
  });
});
