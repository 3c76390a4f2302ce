import { mayWrite } from '@fieldspan/contract/access-rules';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { pointIn } from '@fieldspan/domain/form/point';
import { postNotification } from '../../notify/post-notification.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';
import { checkActionOfIncident } from './incident.ts';
import { heldOn } from './job-role.ts';

/** What the person who is to do it changes; the rest is decided by whoever asked for it. */
const OF_DOER: ReadonlySet<string> = new Set(['state', 'proof', 'proof_image_id', 'done_at', 'done_by']);

/**
 * Completes a task with the place of its form, keeps the person it was given to from changing what was asked, and lets
 * nobody say that it is done without the proof that was asked for.
 */
export async function checkTask(write: Write): Promise<void> {
  const { before, values } = write;
  if (before === null) await takePlaceOfForm(write);
  noteDone(write);
  await checkActionOfIncident(write);
  requireProof(write);
  if (await decides(write)) return;
  if (Object.keys(values).some((field) => !OF_DOER.has(field)))
    throw new Refusal('Whoever gave you this task decides what it is. You can say that it is done, and how.');
}

/** Whether the person decides what a task asks for, and not only says that it is done. */
async function decides(write: Write): Promise<boolean> {
  const { session, before } = write;
  const { viewer, userId } = session;
  if (before === null || before['created_by'] === userId || mayWrite('CompanyForm')(viewer)) return true;
  const isOfLabel = before['created_by'] === null && typeof before['equipment_id'] === 'number';
  if (isOfLabel && mayWrite('Equipment')(viewer)) return true;
  if (typeof before['incident_id'] === 'number' && mayWrite('Incident')(viewer)) return true;
  return writesProject(write);
}

/** Whoever changes a project decides about its tasks, but not about those of its forms. */
async function writesProject({ tx, session, before }: Write): Promise<boolean> {
  const jobId = before?.['job_id'];
  if (typeof jobId !== 'number' || before?.['form_id'] !== null) return false;
  if (mayWrite('Job')(session.viewer)) return true;
  return (await heldOn(tx, jobId, session.userId))?.write_perms === 1;
}

const PLACES = ['job_id', 'service_id', 'equipment_id'] as const;

/** A task of a form is where the form is, unless it says something else. */
async function takePlaceOfForm({ tx, session, values, mayRead }: Write): Promise<void> {
  const { form_id: formId } = values;
  if (typeof formId !== 'number' || !(await mayRead('CompanyForm', formId))) return;
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', formId)
    .select([...PLACES, 'form_json'])
    .executeTakeFirst();
  if (!form) return;
  if (!PLACES.some((place) => place in values)) for (const place of PLACES) values[place] = form[place];
  if (!('lat' in values) && !('lng' in values)) Object.assign(values, positionIn(form.form_json));
}

function positionIn(json: string | null): { lat: number; lng: number } | null {
  const doc = parseForm(json);
  for (const { id, field } of doc?.byId.values() ?? []) {
    const point = field.kind === 'gps' ? pointIn(doc?.answers.get(id) ?? {}) : null;
    if (point !== null) return { lat: point.lat, lng: point.long };
  }
  return null;
}

function noteDone({ session, before, values }: Pick<Write, 'session' | 'before' | 'values'>): void {
  const { state } = values;
  if (state === undefined || state === before?.['state']) return;
  values['done_at'] = state === 'done' ? new Date().toISOString() : null;
  values['done_by'] = state === 'done' ? session.userId : null;
}

const PROOF: ReadonlySet<string> = new Set(['state', 'proof', 'proof_image_id', 'needs_note', 'needs_photo']);

function requireProof({ before, values }: Write): void {
  if (!Object.keys(values).some((field) => PROOF.has(field))) return;
  const task: Values = { ...before, ...values };
  if (task['state'] !== 'done') return;
  if (task['needs_photo'] === 1 && typeof task['proof_image_id'] !== 'number')
    throw new Refusal('This task asks for a picture that shows that it is done.');
  if (task['needs_note'] === 1 && !hasText(task['proof']))
    throw new Refusal('This task asks for a note that says how it was done.');
}

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Notifies the person whom somebody else gave a task. */
export async function tellTaskGiven({
  tx,
  session,
  services,
  id,
  before,
  values,
  afterCommit,
}: Written): Promise<void> {
  const { assigned_to: userId } = values;
  if (typeof userId !== 'number' || userId === session.userId || userId === before?.['assigned_to']) return;
  const { title, slug }: Values = { ...before, ...values };
  await postNotification(tx, {
    kind: 'actions',
    tenantId: session.tenantId,
    userId,
    message: sentence`To do: ${String(title)}`,
    link: taskPath(String(slug)),
    about: { of: 'task', id },
  });
  afterCommit(async () => services.push.wake());
}

/** The page of a task. */
export const taskPath = (slug: string): string => `/forms/actions/${slug}`;
