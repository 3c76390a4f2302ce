import { describe, expect, it } from 'vitest';
import { setupStepAt } from './setup-step.ts';

describe('setupStepAt', () => {
  it('resumes where the company stopped', () => {
    expect(setupStepAt(undefined, 2).number).toBe(2);
    expect(setupStepAt(undefined, 1).number).toBe(1);
  });

  it('uses the section in the address, whatever was done before', () => {
    expect(setupStepAt('1', 2).number).toBe(1);
  });

  it('stays within the existing sections', () => {
    expect(setupStepAt('99', 1).number).toBe(3);
    expect(setupStepAt('0', 1).number).toBe(1);
    expect(setupStepAt('x', 2).number).toBe(1);
    expect(setupStepAt(undefined, 6).number).toBe(3);
  });
});
