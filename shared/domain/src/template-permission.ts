/** What a template's limits need to know about the job or service of a form. */
type TemplateContext = {
  /** The viewer is the assignee of the service. */
  isAssignee: boolean;
  /** Ids of the viewer's roles on that project or service. */
  roleIds: readonly number[];
};

export type TemplateLimit = {
  /** Ids of the roles that the template is limited to; empty means everyone. */
  templateRoleIds: readonly number[];
  canWriteForms: boolean;
  /** Null without a project or service. */
  context: TemplateContext | null;
};

/** Whether a person may use a form template (document 1 §5, "Template usable"); one reason is enough. */
export function mayUseTemplate({ templateRoleIds, canWriteForms, context }: TemplateLimit): boolean {
  if (context === null || canWriteForms || templateRoleIds.length === 0) return true;
  return context.isAssignee || templateRoleIds.some((id) => context.roleIds.includes(id));
}
