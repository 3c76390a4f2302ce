import { describe, expect, it } from 'vitest';
import { NOBODY } from './access.ts';
import { mayOnJob, readsJobFinancials } from './job-access.ts';

const basic = { ...NOBODY, role: 'Basic' } as const;
const lead = { job_id: 7, read_perms: 1, write_perms: 0 };

describe('mayOnJob', () => {
  it('ROLE022 lets the Jobs module decide for every job', () => {
    const office = { ...basic, modules: { Jobs: { read: true, write: true } } };
    expect(mayOnJob(office, [], { jobId: 1, verb: 'write' })).toBe(true);
    expect(mayOnJob({ ...NOBODY, role: 'Admin' }, [], { jobId: 1, verb: 'write' })).toBe(true);
  });

  it('ROLE023 grants what the role on the job contains and no more', () => {
    expect(mayOnJob(basic, [lead], { jobId: 7, verb: 'read' })).toBe(true);
    expect(mayOnJob(basic, [lead], { jobId: 7, verb: 'write' })).toBe(false);
  });

  it('limits the role to its own job', () => {
    expect(mayOnJob(basic, [lead], { jobId: 8, verb: 'read' })).toBe(false);
  });

  it('grants nothing to somebody who is no longer at the company', () => {
    expect(mayOnJob(NOBODY, [lead], { jobId: 7, verb: 'read' })).toBe(false);
  });
});

describe('readsJobFinancials', () => {
  const counter = { ...lead, read_financials: 1 };

  it('ROLE024 is off by default, whatever the person may read and write of the job', () => {
    const office = { ...basic, modules: { Jobs: { read: true, write: true } } };
    expect(readsJobFinancials(office, [lead], 7)).toBe(false);
  });

  it('ROLE024 comes from the role on that very job, and with Admin', () => {
    expect(readsJobFinancials(basic, [counter], 7)).toBe(true);
    expect(readsJobFinancials(basic, [counter], 8)).toBe(false);
    expect(readsJobFinancials(NOBODY, [counter], 7)).toBe(false);
    expect(readsJobFinancials({ ...NOBODY, role: 'Admin' }, [], 7)).toBe(true);
  });
});
