import * as v from 'valibot';
import type { Attacker, Payload } from './attacker.ts';
import { noCounts } from './counts.ts';
import type { Counts } from './counts.ts';

/** People of one company. */
export type People = { admin: Attacker; office: Attacker; tech: Attacker; crew: Attacker };

type Walk = { what: string; who: Attacker; call: string; payload: Payload };

const RowSchema = v.looseObject({ id: v.number() });

/** Calls that would falsify or destroy stored records, one after another; every one must be refused. */
export async function attackRecords(people: People): Promise<Counts> {
  const counts = noCounts('Rewriting what counts');
  for (const { what, who, call, payload } of await walksOf(people)) {
    const { status, success, errors } = await who.post(call, payload);
    counts.tried += 1;
    if (status >= 500 || status === 0) counts.crashes.push(`${what}: ${status}`);
    if (success) counts.writes.push(`${who.name}: ${what}: ${call} ${JSON.stringify(payload).slice(0, 120)}`);
    else if (errors.join('').length > 10) counts.refused += 1;
    else counts.leaks.push(`${what}: refused without a word`);
  }
  return counts;
}

/** A participant whom nobody asked, with a signature. */
function inAnotherName(form_id: number): Pick<Walk, 'call' | 'payload'> {
  const trail = [{ x: 10, y: 10 }, { x: 90, y: 60 }, {}];
  const signature_json = JSON.stringify({ dataUrl: '', trail, name: 'Site Manager', sigSkipped: false });
  const signed = { form_id, name: 'Site Manager', completed_at: '2026-11-20T10:00:00Z', signature_json };
  return { call: 'CompanyFormAcknowledgement/save-batch', payload: { records: [signed] } };
}

const notOf = ({ userId }: Attacker) => ({ created_by: { not: userId } });

async function walksOf({ admin, office, tech, crew }: People): Promise<Walk[]> {
  const some = async (model: string, filters: Payload): Promise<number[]> => {
    const { data } = await admin.get(`${model}/get`, { filters, limit: 5, order: [['id', 'ASC']] });
    const rows = v.parse(v.array(RowSchema), data).map(({ id }) => id);
    if (rows.length === 0) throw new Error(`There is no ${model} ${JSON.stringify(filters)} to attack.`);
    return rows;
  };
  const each = (ids: readonly number[], walk: (id: number) => Walk[]): Walk[] => ids.flatMap(walk);
  const attempts = (what: string, call: string, payload: Payload) =>
    [admin, office, tech, crew].map((who) => ({ what, who, call, payload }));
  const notAdmin = (what: string, call: string, payload: Payload) =>
    [office, tech, crew].map((who) => ({ what, who, call, payload }));
  const form_json = JSON.stringify([{ title: 'Nothing happened', fields: [] }]);
  return [
    ...each(await some('CompanyForm', notOf(office)), (id) => [
      { what: 'a reader rewrites a form', who: office, call: 'CompanyForm/save', payload: { id, form_json } },
      { what: 'a reader takes a form away', who: office, call: 'CompanyForm/save', payload: { id, is_deactivated: 1 } },
      { what: 'a reader moves a form', who: office, call: 'CompanyForm/save', payload: { id, job_id: 1 } },
      { what: 'a reader signs in another name', who: office, ...inAnotherName(id) },
    ]),
    ...each(await some('CompanyFormAcknowledgement', { completed_at: { not: null } }), (id) =>
      attempts('a signature is deleted', 'CompanyFormAcknowledgement/delete', { id }),
    ),
    ...each(await some('TimeLog', { status: 'approved' }), (id) => [
      ...attempts('approved time is changed', 'TimeLog/save', { id, break_hours: 3 }),
      ...attempts('approved time is deleted', 'TimeLog/delete', { id }),
      ...attempts('approved time is reopened without a reason', 'TimeLog/save', { id, status: 'open' }),
    ]),
    ...each(await some('Expense', { status: ['approved', 'exported'] }), (id) => [
      ...attempts('an approved expense is changed', 'Expense/save', { id, amount: 9999 }),
      ...attempts('an approved expense is deleted', 'Expense/delete', { id }),
    ]),
    ...each(await some('ServiceInvoice', { status: ['Sent', 'Paid', 'Overdue'] }), (id) => [
      ...attempts('an issued invoice is changed', 'ServiceInvoice/save', { id, total: 1 }),
      ...attempts('an issued invoice is renumbered', 'ServiceInvoice/save', { id, invoice_num: 'X-1' }),
      ...attempts('an issued invoice is deleted', 'ServiceInvoice/delete', { id }),
    ]),
    ...each(await some('PurchaseOrder', { status: ['Sent', 'Received', 'Closed'] }), (id) => [
      ...attempts('an issued order is changed', 'PurchaseOrder/save', { id, lines_json: '[]' }),
      ...attempts('an issued order is deleted', 'PurchaseOrder/delete', { id }),
    ]),
    ...each(await some('SupplierBill', { status: 'Approved' }), (id) => [
      ...attempts('an approved bill is changed', 'SupplierBill/save', { id, lines_json: '[]' }),
      ...attempts('an approved bill is made void without a reason', 'SupplierBill/save', { id, status: 'Void' }),
      ...attempts('an approved bill is deleted', 'SupplierBill/delete', { id }),
    ]),
    ...each(await some('LibraryFile', notOf(tech)), (id) => [
      { what: 'a file of others is deleted', who: tech, call: 'LibraryFile/delete', payload: { id } },
    ]),
    ...each(await some('FileTag', {}), (id) => notAdmin('a tag is deleted', 'FileTag/delete', { id })),
    ...each(await some('JobPersonnelRole', {}), (id) =>
      attempts('a role in use is deleted', 'JobPersonnelRole/delete', { id }),
    ),
    ...each(await customersWithJobs(admin), (id) =>
      attempts('a customer with projects is deleted', 'Contact/delete', { id }),
    ),
  ];
}

async function customersWithJobs(admin: Attacker): Promise<number[]> {
  const { data } = await admin.get('Job/get', {
    filters: { customer_id: { not: null } },
    fields: ['customer_id'],
    limit: 5,
  });
  const rows = v.parse(v.array(v.looseObject({ customer_id: v.number() })), data);
  return [...new Set(rows.map(({ customer_id }) => customer_id))];
}
