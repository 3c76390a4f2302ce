import { answerNumber } from '@fieldspan/domain/form/answer-number';
import { flaggedAnswers } from '@fieldspan/domain/form/flagged-answers';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { sql } from 'kysely';
import { Refusal } from '../../http/errors.ts';
import { sentence } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Values, Written } from '../entry.ts';
import { addReading, changeReading, checkMeter } from './meter-reading.ts';

type Piece = { id: number; slug: string; description: string; holder_id: number | null };
type Filled = { write: Written; piece: Piece; doc: FormDoc; templateId: unknown };

/** What a filled form does to the piece that it is about: its meter is read, and an inspection that failed stops it. */
export async function actOnEquipment(write: Written): Promise<void> {
  const { tx, session, before, values } = write;
  if (!('form_json' in values) && !('equipment_id' in values)) return;
  const form: Values = { ...before, ...values };
  const { equipment_id: id, form_json: json, form_template_id: templateId } = form;
  const doc = typeof id === 'number' && typeof json === 'string' ? parseForm(json) : null;
  if (doc === null) return;
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', Number(id))
    .select(['id', 'slug', 'description', 'holder_id'])
    .executeTakeFirst();
  if (!piece) return;
  await readMeters({ write, piece, doc, templateId });
  await stopFailed({ write, piece, doc, templateId });
}

/** Questions that ask for the meter. A reading that cannot be does not keep the form from being sent: its author is told. */
async function readMeters({ write, piece, doc }: Filled): Promise<void> {
  for (const { id: fieldId, field } of doc.byId.values()) {
    if (!field.ext.meter || doc.hidden.has(fieldId)) continue;
    const value = answerNumber(field, doc.answers.get(fieldId)?.value);
    if (value === null) continue;
    try {
      await readMeter(write, { piece, fieldId, value });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await tell(write, piece, {
        userId: write.session.userId,
        message: sentence`The meter of ${piece.description} was not taken from your form: ${error.errors.join(' ')}`,
      });
    }
  }
}

type Read = { piece: Piece; fieldId: string; value: number };

/** A form that is changed corrects its reading. */
async function readMeter({ tx, session, id: formId }: Written, { piece, fieldId, value }: Read): Promise<void> {
  const earlier = await tx
    .selectFrom('equipment_reading')
    .where('tenant_id', '=', session.tenantId)
    .where('form_id', '=', formId)
    .where('form_field', '=', fieldId)
    .where('equipment_id', '=', piece.id)
    .select(['id', 'value', 'read_at'])
    .executeTakeFirst();
  if (earlier?.value === value) return;
  const at = earlier?.read_at ?? new Date().toISOString();
  const reading = { value, at: new Date(at).toISOString(), isReplaced: false };
  await checkMeter({ tx, session }, { pieceId: piece.id, reading, except: earlier?.id });
  if (earlier) await changeReading(tx, { session, pieceId: piece.id, id: earlier.id, value });
  else await addReading(tx, { session, pieceId: piece.id, reading, form: { id: formId, field: fieldId } });
}

/** A flagged answer of a form that is for this type of equipment takes the piece out of service, once for each form. */
async function stopFailed({ write, piece, doc, templateId }: Filled): Promise<void> {
  const { tx, session, id: formId } = write;
  const [flagged] = flaggedAnswers(doc);
  if (flagged === undefined || typeof templateId !== 'number') return;
  const { label, answer, warning, fieldId } = flagged;
  const cause = [label, warning ?? answer].filter((part) => part !== '').join(': ');
  const { rows } = await sql<{ id: number }>`
    insert into equipment_outage (tenant_id, equipment_id, cause, form_id, form_field, created_by)
    select e.tenant_id, e.id, ${cause}, ${formId}, ${fieldId}, ${session.userId}
    from equipment e
    join form_template_equipment_type y on y.tenant_id = e.tenant_id and y.equipment_type_id = e.type_id
    where e.tenant_id = ${session.tenantId} and e.id = ${piece.id} and y.form_template_id = ${templateId}
      and not exists (select from equipment_outage o where o.tenant_id = e.tenant_id and o.equipment_id = e.id
        and (o.released_at is null or o.form_id = ${formId}))
    on conflict do nothing returning id`.execute(tx);
  if (rows.length === 0 || piece.holder_id === null || piece.holder_id === session.userId) return;
  await tell(write, piece, {
    userId: piece.holder_id,
    message: sentence`Out of service: ${piece.description}. ${cause}`,
  });
}

type Told = { userId: number; message: ReturnType<typeof sentence> };

async function tell({ tx, session, services, afterCommit }: Written, piece: Piece, told: Told): Promise<void> {
  await postNotification(tx, {
    kind: 'equipment',
    about: null,
    tenantId: session.tenantId,
    ...told,
    link: `/equipment/edit/${piece.slug}`,
  });
  afterCommit(async () => services.push.wake());
}
