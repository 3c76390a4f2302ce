import { describe, expect, it } from 'vitest';
import { hoursAndBudget, reportByStatus } from './work-reports.ts';

const call = (label: string | null, more: object = {}) => ({
  created_at: '2026-11-10T09:00:00.000Z',
  scheduled_at: null,
  assigned_to: 4,
  ServiceStatus: label === null ? null : { label },
  ...more,
});

describe('reportByStatus', () => {
  it('counts by status, the most frequent first, and tells unassigned and overdue calls', () => {
    const rows = reportByStatus(
      [
        call('New', { assigned_to: null }),
        call('Scheduled', { scheduled_at: '2026-11-19T15:00:00.000Z', created_at: '2026-11-02T09:00:00.000Z' }),
        call('Scheduled', { scheduled_at: '2026-11-21T15:00:00.000Z' }),
        call(null),
      ],
      '2026-11-21',
    );
    expect(rows).toEqual([
      { status: 'Scheduled', open: 2, unassigned: 0, late: 1, oldest: '2026-11-02T09:00:00.000Z' },
      { status: '', open: 1, unassigned: 0, late: 0, oldest: '2026-11-10T09:00:00.000Z' },
      { status: 'New', open: 1, unassigned: 1, late: 0, oldest: '2026-11-10T09:00:00.000Z' },
    ]);
  });

  it('is empty if nothing is open', () => {
    expect(reportByStatus([], '2026-11-21')).toEqual([]);
  });
});

it('adds up hours and budgets; a project without a budget adds none', () => {
  const jobs = [
    { hours_logged: 10.4, budget_hours: 20 },
    { hours_logged: 5.4, budget_hours: null },
    { hours_logged: null, budget_hours: 4 },
  ];
  expect(hoursAndBudget(jobs)).toEqual({ hours: 16, budget: 24 });
});
