import { machineOf } from './equipment.ts';
import type { Fleet } from './equipment.ts';
import { answerTo } from './form-answers.ts';
import type { Filling } from './form-answers.ts';
import { sectionsOf } from './form-shape.ts';
import type { FormSection, Question, Template } from './form-shape.ts';
import type { FormTemplates } from './form-templates.ts';
import type { Project } from './jobs.ts';
import type { Library } from './library.ts';
import { addParticipants } from './participants.ts';
import { ofTrade } from './people.ts';
import type { Member } from './people.ts';
import type { Random } from './random.ts';
import type { ServiceCall } from './services.ts';
import { itemAt } from './site.ts';
import type { Site } from './site.ts';

type Cast = {
  members: readonly Member[];
  projects: readonly Project[];
  services: readonly ServiceCall[];
  fleet: Fleet;
  library: Library;
  templates: FormTemplates;
};

/**
 * How often each template is filled in, in the order of the templates: hazard assessments daily, incidents hardly ever.
 */
const SHARE = [9, 4, 1, 1, 3, 2, 3, 5, 3, 2, 2, 5] as const;

/** Creates filled forms, newest first; each stores its own questions and answers. */
export function makeForms(site: Site, cast: Cast): void {
  const turns = cast.templates.flatMap((entry, at) => Array.from({ length: SHARE[at] ?? 1 }, () => entry));
  for (let index = 0; index < site.profile.sizes.forms; index += 1) {
    const random = site.random.fork(`form/${index}`);
    fill(site, { entry: random.pick(turns), random, index, cast });
  }
}

type Turn = { entry: FormTemplates[number]; random: Random; index: number; cast: Cast };

function fill(site: Site, { entry, random, index, cast }: Turn): void {
  const { template, row, children } = entry;
  const share = index / site.profile.sizes.forms;
  const daysAgo = index < 6 ? 0 : Math.floor(share * share * 300) + 1;
  const hour = random.int(26, 34) / 4;
  const at = daysAgo === 0 ? site.calendar.minutesAgo(20 + index * 34) : site.calendar.at(daysAgo, hour);
  const where = whereOf(template, random, cast);
  const crew = crewOf(where, random, cast.members);
  const author = itemAt(crew, 0);
  const filling: Filling = { site, random, daysAgo, hour, at, crew, library: cast.library, place: where.place };
  const formJson = JSON.stringify(answered(template, filling));
  const machine = template.equipment ? machineOf(cast.fleet, random.pick(template.equipment)) : null;
  const child = template.isSingleUse === true ? usedUp(site, random.pick(children), index) : random.pick(children);
  const form = site.add('CompanyForm', {
    slug: random.token(18),
    form_json: formJson,
    child_template_id: child.id,
    form_template_id: row.id,
    template_title: row.title,
    child_template_description: child.description,
    revision: 1,
    job_id: where.jobId,
    service_id: where.serviceId,
    worksheet_id: template.isWorksheet === true ? where.serviceId : null,
    equipment_id: machine?.row.id ?? null,
    created_by: author.user.id,
    expiry:
      template.expiresAfterHours === undefined
        ? null
        : new Date(Date.parse(at) + template.expiresAfterHours * 3_600_000).toISOString(),
    is_deactivated: random.chance(0.02) ? 1 : 0,
    created_at: at,
  });
  addParticipants(site, form.id, { random, at, crew, isRecent: daysAgo < 3 });
}

/** A single-use form has a child template of its own, which is archived afterwards. */
function usedUp(site: Site, child: FormTemplates[number]['children'][number], index: number) {
  const { form_template_id, form_json } = child;
  return site.add('FormChildTemplate', {
    description: `${child.description}, ${index + 1}`,
    form_template_id,
    form_json,
    clockin_prompt_projects_required: 0,
    clockin_prompt_services_required: 0,
    archived: 1,
  });
}

type Where = {
  jobId: number | null;
  serviceId: number | null;
  place: { lat: number; long: number; city: string };
  crew: readonly Member[];
};

function whereOf(template: Template, random: Random, { projects, services }: Cast): Where {
  const isService = template.category === 'Service' || (template.clockIn === 'services' && random.chance(0.7));
  if (isService) {
    const { row, people } = random.pick(services.filter(({ status }) => status !== 'new'));
    return { jobId: null, serviceId: row.id, place: row, crew: people };
  }
  const { row, crew } = random.pick(projects.filter(({ state }) => state === 'active' || state === 'completed'));
  return { jobId: row.id, serviceId: null, place: row, crew: crew.slice(1) };
}

function crewOf({ crew }: Where, random: Random, members: readonly Member[]): Member[] {
  return crew.length > 0 ? random.sample(crew, random.int(1, 5)) : [random.pick(ofTrade(members, 'field', 'service'))];
}

/** The template's sections with answers filled in. */
function answered(template: Template, filling: Filling): FormSection[] {
  return sectionsOf(template).map((section, at) => answeredSection(section, itemAt(template.sections, at)[1], filling));
}

function answeredSection(section: FormSection, questions: readonly Question[], filling: Filling): FormSection {
  const answers = questions.map((question) => answerTo(question, filling));
  return { ...section, fields: section.fields.map((field, at) => Object.assign(field, answers[at])) };
}
