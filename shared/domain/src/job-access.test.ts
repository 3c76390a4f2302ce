import { describe, expect, it } from 'vitest';
import { NOBODY } from './access.ts';
import { mayOnJob } from './job-access.ts';

const basic = { ...NOBODY, role: 'Basic' } as const;
const lead = { job_id: 7, read_perms: 1, write_perms: 0 };

describe('mayOnJob', () => {
  it('lets the Jobs module decide for every job', () => {
    const office = { ...basic, modules: { Jobs: { read: true, write: true } } };
    expect(mayOnJob(office, [], { jobId: 1, verb: 'write' })).toBe(true);
    expect(mayOnJob({ ...NOBODY, role: 'Admin' }, [], { jobId: 1, verb: 'write' })).toBe(true);
  });

  it('lets a role on the job give what it carries and no more', () => {
    expect(mayOnJob(basic, [lead], { jobId: 7, verb: 'read' })).toBe(true);
    expect(mayOnJob(basic, [lead], { jobId: 7, verb: 'write' })).toBe(false);
  });

  it('keeps the role to its own job', () => {
    expect(mayOnJob(basic, [lead], { jobId: 8, verb: 'read' })).toBe(false);
  });

  it('gives nothing to somebody who is no longer at the company', () => {
    expect(mayOnJob(NOBODY, [lead], { jobId: 7, verb: 'read' })).toBe(false);
  });
});
