import { describe, expect, it } from 'vitest';
import { jobStatus } from './job-status.ts';

const plain = { deleted: 0, is_lead: 0, archived: 0, date_completed: null };

describe('jobStatus', () => {
  it('SHELL027 is active if nothing else applies', () => {
    expect(jobStatus(plain)).toEqual({ kind: 'active' });
  });

  it('SHELL023 is deleted before anything else', () => {
    expect(jobStatus({ ...plain, deleted: 1, is_lead: 1, archived: 1 })).toEqual({ kind: 'deleted' });
  });

  it('SHELL024 shows the active bid of a lead, even of an archived one', () => {
    const JobBid = [
      { is_active: 0, status: 'Lost' },
      { is_active: 1, status: 'Submitted' },
    ];
    expect(jobStatus({ ...plain, is_lead: 1, archived: 1, JobBid })).toEqual({ kind: 'bid', status: 'Submitted' });
  });

  it('SHELL024 calls a lead a draft without an active bid or a status', () => {
    expect(jobStatus({ ...plain, is_lead: 1 })).toEqual({ kind: 'bid', status: 'Draft' });
    expect(jobStatus({ ...plain, is_lead: 1, JobBid: [{ is_active: 0, status: 'Lost' }] })).toEqual({
      kind: 'bid',
      status: 'Draft',
    });
    expect(jobStatus({ ...plain, is_lead: 1, JobBid: [{ is_active: 1, status: null }] })).toEqual({
      kind: 'bid',
      status: 'Draft',
    });
  });

  it('SHELL025 is archived before completed', () => {
    expect(jobStatus({ ...plain, archived: 1, date_completed: '2026-11-06T12:00:00Z' })).toEqual({ kind: 'archived' });
  });

  it('SHELL026 is completed with its day, and not by the zero date', () => {
    const at = new Date('2026-11-06T12:00:00Z');
    expect(jobStatus({ ...plain, date_completed: '2026-11-06T12:00:00Z' })).toEqual({ kind: 'completed', at });
    expect(jobStatus({ ...plain, date_completed: '0000-00-00 00:00:00' })).toEqual({ kind: 'active' });
  });
});
