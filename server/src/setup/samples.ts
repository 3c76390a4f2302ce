import type { SamplesRemoved } from '@fieldspan/contract/setup-calls';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Failure } from '../http/errors.ts';
import type { Values } from '../registry/entry.ts';
import { removeRecord } from '../registry/remove.ts';
import { saveRecord } from '../registry/write.ts';
import type { Writer } from '../registry/write.ts';

type Asking = { tx: Tx; tenantId: number };
type SampleModel = 'Contact' | 'Job' | 'Service';
type Sample = { model: SampleModel; id: number; title: string };

/**
 * Sample records are known by the key that they were made with, which never changes: people may rename them and move them, and
 * they are still found. The same key makes a repeated press harmless.
 */
const KEYS = 'sample:';

/** The samples that are there, those that others belong to last. */
export async function samplesOf({ tx, tenantId }: Asking): Promise<Sample[]> {
  const { rows } = await sql<Sample>`
    select 'Service' as model, id, job_name as title from service where tenant_id = ${tenantId} and client_key like ${`${KEYS}%`}
    union all
    select 'Job', id, job_name from job where tenant_id = ${tenantId} and client_key like ${`${KEYS}%`}
    union all
    select 'Contact', id, name from contact where tenant_id = ${tenantId} and client_key like ${`${KEYS}%`}`.execute(
    tx,
  );
  return rows;
}

const CUSTOMERS = [
  { name: 'Maple Street Bakery (sample)', phone: '+1 519 555 0142', address: '60 Norfolk Street' },
  { name: 'Harbour View Clinic (sample)', phone: '+1 519 555 0177', address: '12 Water Street' },
];

/** Customers, calls and a project, as they come to be when people work: through the same checks, with a history. */
export async function addSamples(writer: Writer): Promise<void> {
  const save = async (model: SampleModel, key: string, values: Values) => {
    const all = { ...values, client_key: `${KEYS}${key}` };
    const saved = await saveRecord(writer, model, {
      key: null,
      values: all,
      links: new Map(),
      version: null,
      reason: null,
    });
    return saved.record_id;
  };
  const [bakery, clinic] = [
    await save('Contact', 'bakery', { ...CUSTOMERS[0], is_customer: 1, is_company: 1 }),
    await save('Contact', 'clinic', { ...CUSTOMERS[1], is_customer: 1, is_company: 1 }),
  ];
  const of = (customer_id: number, place: (typeof CUSTOMERS)[number] | undefined) => ({
    customer_id,
    address: place?.address,
  });
  await save('Job', 'extension', {
    ...of(clinic, CUSTOMERS[1]),
    job_num: 'SAMPLE-1',
    job_name: 'Extension of the clinic (sample)',
  });
  await save('Service', 'no-heat', {
    ...of(bakery, CUSTOMERS[0]),
    job_num: 'SAMPLE-2',
    job_name: 'No heat in the shop (sample)',
  });
  await save('Service', 'check', {
    ...of(clinic, CUSTOMERS[1]),
    job_num: 'SAMPLE-3',
    job_name: 'Yearly check (sample)',
  });
}

/** Moves the samples to the trash. What other records need by now stays, and is named. */
export async function removeSamples(writer: Writer): Promise<SamplesRemoved> {
  const { services, session } = writer;
  const samples = async () => services.db.as(session, (tx) => samplesOf({ tx, tenantId: session.tenantId }));
  const before = await samples();
  for (const { model, id } of before) {
    try {
      await removeRecord(writer, model, { key: String(id), version: null });
    } catch (error) {
      // It is in use, or somebody else has removed it meanwhile: what is left is looked up below.
      if (!(error instanceof Failure)) throw error;
    }
  }
  const left = await samples();
  return { removed: before.length - left.length, kept: left.map(({ title }) => title) };
}
