import { describe, expect, it } from 'vitest';
import { mayUseTemplate } from './template-permission.ts';

const context = { isAssignee: false, roleIds: [5] };
const limit = { templateRoleIds: [4], canWriteForms: false, context };

describe('a form template', () => {
  it('FORM041 is closed to people without one of its roles on the job', () => {
    expect(mayUseTemplate(limit)).toBe(false);
  });

  it('FORM037 is open without a project or service', () => {
    expect(mayUseTemplate({ ...limit, context: null })).toBe(true);
  });

  it('FORM038 is open to people who may write Company Forms', () => {
    expect(mayUseTemplate({ ...limit, canWriteForms: true })).toBe(true);
  });

  it('FORM039 is open when it has no roles', () => {
    expect(mayUseTemplate({ ...limit, templateRoleIds: [] })).toBe(true);
  });

  it('FORM040 is open to the assignee of the service', () => {
    expect(mayUseTemplate({ ...limit, context: { isAssignee: true, roleIds: [] } })).toBe(true);
  });

  it('FORM041 is open to people who hold one of its roles there', () => {
    expect(mayUseTemplate({ ...limit, context: { isAssignee: false, roleIds: [9, 4] } })).toBe(true);
  });
});
