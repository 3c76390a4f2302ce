import { mayWrite } from '@fieldspan/contract/access-rules';
import { Refusal } from '../../http/errors.ts';
import { sentence, term } from '../../http/sentence.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Write, Written } from '../entry.ts';
import { words } from '../model-words.ts';

/**
 * Who may read a piece of equipment takes it out of service; who may change equipment puts it back, and says what was
 * done. Nothing else of it changes.
 */
export async function checkOutage(write: Write): Promise<void> {
  await (write.before === null ? checkStop(write) : checkRelease(write));
}

async function checkStop({ tx, session, values, mayRead }: Write): Promise<void> {
  const { equipment_id: id, form_id: formId } = values;
  if (typeof id !== 'number') return;
  if (!hasText(values['cause'])) throw new Refusal('Say why it is out of service.');
  if ('release_note' in values) throw new Refusal('It is put back into service later, not while it is taken out.');
  // Serialises those who stop the same piece.
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  const isKnown = (await mayRead('Equipment', id)) || (await isOfForm({ tx, session, mayRead }, { id, formId }));
  if (!piece || !isKnown) throw new Refusal(sentence`${term(words('Equipment'))} not found.`);
  const open = await tx
    .selectFrom('equipment_outage')
    .where('tenant_id', '=', session.tenantId)
    .where('equipment_id', '=', id)
    .where('released_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (open) throw new Refusal('This equipment is out of service already.');
}

type Asking = Pick<Write, 'tx' | 'session' | 'mayRead'>;

/** Who may read a form about the piece knows it. */
async function isOfForm({ tx, session, mayRead }: Asking, { id, formId }: { id: number; formId: unknown }) {
  if (typeof formId !== 'number' || !(await mayRead('CompanyForm', formId))) return false;
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', formId)
    .select('equipment_id')
    .executeTakeFirst();
  return form?.equipment_id === id;
}

function checkRelease({ session, before, values }: Write): void {
  if (Object.keys(values).length === 0) return;
  if (!mayWrite('Equipment')(session.viewer))
    throw new Refusal('You do not have permission to put equipment back into service.');
  if (before?.['released_at'] !== null) throw new Refusal('This equipment was put back into service already.');
  if (Object.keys(values).some((field) => field !== 'release_note'))
    throw new Refusal('What took it out of service stays as it is. Put it back, and say what was done.');
  if (!hasText(values['release_note'])) throw new Refusal('Say what was done before it is used again.');
  values['released_at'] = new Date().toISOString();
  values['released_by'] = session.userId;
}

const hasText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Notifies who holds the piece that it must not be used, or may be again. */
export async function tellHolder({ tx, session, services, before, values, afterCommit }: Written): Promise<void> {
  const id = Number(before?.['equipment_id'] ?? values['equipment_id']);
  if (before !== null && values['released_at'] === undefined) return;
  const piece = await tx
    .selectFrom('equipment')
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', id)
    .select(['description', 'holder_id', 'slug'])
    .executeTakeFirst();
  if (!piece?.holder_id || piece.holder_id === session.userId) return;
  await postNotification(tx, {
    kind: 'equipment',
    about: null,
    tenantId: session.tenantId,
    userId: piece.holder_id,
    message:
      before === null
        ? sentence`Out of service: ${piece.description}. ${String(values['cause'])}`
        : sentence`Back in service: ${piece.description}`,
    link: `/equipment/edit/${piece.slug}`,
  });
  afterCommit(async () => services.push.wake());
}
