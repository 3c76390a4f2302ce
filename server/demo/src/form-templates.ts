import type { CompanyRecords } from './company-records.ts';
import type { Fleet } from './equipment.ts';
import { sectionsOf } from './form-shape.ts';
import type { Template } from './form-shape.ts';
import type { Site } from './site.ts';
import { PERMIT_TEMPLATES } from './words/templates-permits.ts';
import { SAFETY_TEMPLATES } from './words/templates-safety.ts';
import { WORK_TEMPLATES } from './words/templates-work.ts';

const TEMPLATES: readonly Template[] = [...SAFETY_TEMPLATES, ...PERMIT_TEMPLATES, ...WORK_TEMPLATES];

const CATEGORIES = ['Safety', 'Permits', 'Equipment checks', 'Quality', 'Service'] as const;

export type FormTemplates = ReturnType<typeof makeTemplates>;

/** Creates categories, templates with their limits, and child templates that are ready to be filled in. */
export function makeTemplates(site: Site, { records, fleet }: { records: CompanyRecords; fleet: Fleet }) {
  const categories = new Map<string, number>();
  CATEGORIES.forEach((name, at) => {
    const hasWorksheets = TEMPLATES.some((template) => template.category === name && template.isWorksheet === true);
    categories.set(
      name,
      site.add('FormTemplateCategory', { name, has_worksheet_forms: hasWorksheets ? 1 : 0, sort_order: at + 1 }).id,
    );
  });
  return TEMPLATES.map((template) => {
    const row = site.add('FormTemplate', {
      title: template.title,
      name: template.title,
      category_id: categories.get(template.category) ?? 0,
      form_json: JSON.stringify(sectionsOf(template)),
      is_worksheet_form: template.isWorksheet === true ? 1 : 0,
      has_equipment: template.equipment ? 1 : 0,
      is_single_use: template.isSingleUse === true ? 1 : 0,
      archived: 0,
    });
    addLimits(site, row.id, { template, records, fleet });
    return { template, row, children: addChildren(site, row.id, template) };
  });
}

type Limits = { template: Template; records: CompanyRecords; fleet: Fleet };

function addLimits(site: Site, templateId: number, { template, records, fleet }: Limits): void {
  for (const role of records.roles.filter(({ title }) => template.roles?.includes(title))) {
    site.add('FormTemplateRole', { form_template_id: templateId, personnel_role_id: role.id });
  }
  const isAbout = (name: string) => template.equipment?.some((start) => name.startsWith(start)) ?? false;
  for (const type of fleet.types.filter(({ name }) => isAbout(name))) {
    site.add('FormTemplateEquipmentType', { form_template_id: templateId, equipment_type_id: type.id });
  }
}

function addChildren(site: Site, templateId: number, template: Template) {
  return template.children.map((description, at) =>
    site.add('FormChildTemplate', {
      description,
      form_template_id: templateId,
      form_json: JSON.stringify(sectionsOf(template)),
      clockin_prompt_projects_required: template.clockIn === 'projects' && at === 0 ? 1 : 0,
      clockin_prompt_services_required: template.clockIn === 'services' && at === 0 ? 1 : 0,
      archived: 0,
    }),
  );
}
