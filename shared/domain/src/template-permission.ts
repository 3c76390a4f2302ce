/** The job or service a form is filled for, as far as the template's limits care. */
type TemplateContext = {
  /** The viewer is the assignee of the service. */
  isAssignee: boolean;
  /** Ids of the personnel roles that the viewer holds on that project or service. */
  roleIds: readonly number[];
};

export type TemplateLimit = {
  /** Ids of the personnel roles the template is limited to; none means everyone. */
  templateRoleIds: readonly number[];
  canWriteForms: boolean;
  /** Null without a project or service. */
  context: TemplateContext | null;
};

/** Whether a person may use a form template (document 1 §5, "Template usable"); any one reason is enough. */
export function mayUseTemplate({ templateRoleIds, canWriteForms, context }: TemplateLimit): boolean {
  if (context === null || canWriteForms || templateRoleIds.length === 0) return true;
  return context.isAssignee || templateRoleIds.some((id) => context.roleIds.includes(id));
}
