import { NUMBER_MAX, disciplineOf, numberKey, tidyNumber } from '@fieldspan/domain/plans/sheet-number';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import type { Values, Write, Written } from '../entry.ts';

const PDF = 'application/pdf';
const TEXT_MAX = 200;

/** A set is one PDF of one project; it waits until the server splits it. */
export async function checkSet({ tx, session, before, values }: Write): Promise<void> {
  refuseLong(values, ['name']);
  if (before !== null) {
    const moves = ['job_id', 'file_id'].some((field) => field in values && values[field] !== before[field]);
    if (moves) throw new Refusal('A set stays with its file and its project. Add another one.');
    return;
  }
  const file = await tx
    .selectFrom('library_upload')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', Number(values['file_id']))
    .select('type')
    .executeTakeFirst();
  if (file?.type !== PDF) throw new Refusal('Plans are PDF files. Choose a PDF.');
}

/** The date of a set is the date of its sheets: which of two is current follows from it. */
export async function datesOfSheets({ tx, session, id, values }: Written): Promise<void> {
  if (!('issued_on' in values)) return;
  const { issued_on = null } = values;
  await tx
    .updateTable('plan_sheet')
    .set({ issued_on: typeof issued_on === 'string' ? issued_on : null })
    .where('tenant_id', '=', session.tenantId)
    .where('set_id', '=', id)
    .execute();
}

/** The number decides the discipline. A published sheet keeps a number, of which its set has one sheet. */
export async function checkSheet({ tx, session, before, values }: Write): Promise<void> {
  refuseLong(values, ['title', 'revision']);
  if (before === null || !('number' in values)) return;
  const typed = typeof values['number'] === 'string' ? tidyNumber(values['number']) : '';
  if (typed.length > NUMBER_MAX)
    throw new Refusal(sentence`A sheet number has at most ${NUMBER_MAX} characters, such as A-101.`);
  const number = typed === '' ? null : typed;
  values['number'] = number;
  values['discipline'] = disciplineOf(typed);
  if (before['published_at'] === null) return;
  if (number === null) throw new Refusal('A published sheet keeps a number.');
  await refuseTwin(tx, { tenantId: session.tenantId, before, number });
}

type Numbered = { tenantId: number; before: Values; number: string };

async function refuseTwin(tx: Tx, { tenantId, before, number }: Numbered): Promise<void> {
  const others = await tx
    .selectFrom('plan_sheet')
    .where('tenant_id', '=', tenantId)
    .where('set_id', '=', Number(before['set_id']))
    .where('id', '<>', Number(before['id']))
    .select(['number', 'page'])
    .execute();
  const twin = others.find((other) => other.number !== null && numberKey(other.number) === numberKey(number));
  if (twin) throw new Refusal(sentence`Page ${twin.page} of this set has the number ${term(number)} already.`);
}

/** What a pin of each kind carries. */
const CARRIES: Readonly<Record<string, string>> = {
  photo: 'image_id',
  task: 'task_id',
  form: 'form_id',
  thread: 'thread_id',
  link: 'to_number',
};

/** A pin carries what its kind says, which whoever makes it can see, and nothing else. */
export async function checkPin({ before, values, mayRead }: Write): Promise<void> {
  refuseLong(values, ['label']);
  if (before !== null && ('kind' in values || 'sheet_id' in values))
    throw new Refusal('A pin stays on its sheet and keeps its kind. Make another one.');
  refuseOtherLoads({ ...before, ...values });
  await refuseUnreadable(values, mayRead);
  const { to_number: number } = values;
  if (typeof number === 'string') values['to_number'] = tidyNumber(number).slice(0, NUMBER_MAX);
}

function refuseOtherLoads(pin: Values): void {
  const { kind = 'photo' } = pin;
  const carried = typeof kind === 'string' ? CARRIES[kind] : undefined;
  const loads = Object.values(CARRIES).filter((field) => (pin[field] ?? '') !== '');
  if (carried === undefined || !loads.includes(carried))
    throw new Refusal('Say what the pin shows: choose a photo, a task, a form, a thread or a sheet.');
  if (loads.length > 1) throw new Refusal('A pin shows one thing. Make another one for the rest.');
}

async function refuseUnreadable(values: Values, mayRead: Write['mayRead']): Promise<void> {
  const carried = [
    ['LibraryUpload', values['image_id']],
    ['Task', values['task_id']],
    ['CompanyForm', values['form_id']],
    ['MessageThread', values['thread_id']],
  ] as const;
  for (const [model, id] of carried) {
    if (typeof id === 'number' && !(await mayRead(model, id)))
      throw new Refusal('What the pin shows was not found. Choose it again.');
  }
}

function refuseLong(values: Values, fields: readonly string[]): void {
  const isLong = (text: unknown): boolean => typeof text === 'string' && text.length > TEXT_MAX;
  if (fields.some((field) => isLong(values[field])))
    throw new Refusal(sentence`At most ${TEXT_MAX} characters can be stored here. Write less.`);
}
