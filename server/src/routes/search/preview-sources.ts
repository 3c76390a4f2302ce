import type { Preview, PreviewedModel } from '@fieldspan/contract/messaging-calls';
import { jobStatus } from '@fieldspan/domain/job-status';
import * as v from 'valibot';

type Presented = Pick<Preview, 'title' | 'subtitle' | 'state'>;

/** How a record is summarised: the fields to read, and the function that presents them. */
type PreviewSource = {
  fields: readonly string[];
  include?: ReadonlyMap<string, readonly string[]>;
  present: (row: unknown) => Presented;
};

const Text = v.nullable(v.string());
const Flag = v.number();
const Place = v.nullable(v.object({ job_num: Text, job_name: Text }));
const Named = v.nullable(v.object({ name: Text }));

const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
const placeText = (...places: readonly v.InferOutput<typeof Place>[]): string =>
  joined(...places.map((place) => place && joined(place.job_num, place.job_name)));
const capital = (text: string | null): string | null => text && text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Builds a source from the shape of its rows: the shape's keys are the fields to read, except for relations, which
 * `include` lists.
 */
function source<S extends v.ObjectEntries>(
  shape: S,
  present: (row: v.InferOutput<v.ObjectSchema<S, undefined>>) => Presented,
  include: Readonly<Record<string, readonly string[]>> = {},
): PreviewSource {
  const schema = v.object(shape);
  return {
    fields: Object.keys(shape).filter((key) => !Object.hasOwn(include, key)),
    include: new Map(Object.entries(include)),
    present: (row) => present(v.parse(schema, row)),
  };
}

const PLACE = ['job_num', 'job_name'] as const;
const NAME = ['name'] as const;

export const previewSources: Readonly<Record<PreviewedModel, PreviewSource>> = {
  Job: source(
    {
      job_num: Text,
      job_name: Text,
      customer_name_cache: Text,
      city: Text,
      deleted: Flag,
      is_lead: Flag,
      archived: Flag,
      date_completed: Text,
      JobBid: v.array(v.object({ is_active: Flag, status: Text })),
    },
    (job) => {
      const status = jobStatus(job);
      return {
        title: job.job_name ?? '',
        subtitle: joined(job.job_num, job.customer_name_cache, job.city),
        state: capital(status.kind === 'bid' ? status.status : status.kind),
      };
    },
    { JobBid: ['is_active', 'status'] },
  ),
  Service: source(
    {
      job_num: Text,
      job_name: Text,
      customer_name_cache: Text,
      city: Text,
      ServiceStatus: v.nullable(v.object({ label: Text })),
    },
    (service) => ({
      title: service.job_name ?? '',
      subtitle: joined(service.job_num, service.customer_name_cache, service.city),
      state: service.ServiceStatus?.label ?? null,
    }),
    { ServiceStatus: ['label'] },
  ),
  PurchaseOrder: source(
    { po_num: Text, description: Text, status: Text, Supplier: Named, Job: Place, Service: Place },
    (order) => ({
      title: joined(order.po_num, order.description),
      subtitle: joined(order.Supplier?.name, placeText(order.Job, order.Service)),
      state: capital(order.status),
    }),
    { Supplier: NAME, Job: PLACE, Service: PLACE },
  ),
  CompanyForm: source(
    {
      is_deactivated: Flag,
      FormTemplate: v.nullable(v.object({ title: Text })),
      Job: Place,
      Service: Place,
      User: v.nullable(v.object({ first_name: Text, last_name: Text })),
    },
    (form) => ({
      title: form.FormTemplate?.title ?? '',
      subtitle: joined(
        placeText(form.Job, form.Service),
        [form.User?.first_name, form.User?.last_name].join(' ').trim(),
      ),
      state: form.is_deactivated === 1 ? 'Deactivated' : null,
    }),
    { FormTemplate: ['title'], Job: PLACE, Service: PLACE, User: ['first_name', 'last_name'] },
  ),
  Equipment: source(
    { description: Text, serial_num: Text, location: Text, archived: Flag, EquipmentType: Named },
    (machine) => ({
      title: machine.description ?? '',
      subtitle: joined(machine.EquipmentType?.name, machine.serial_num, machine.location),
      state: machine.archived === 1 ? 'Archived' : null,
    }),
    { EquipmentType: NAME },
  ),
  ServiceInvoice: source(
    { invoice_num: Text, is_quote: Flag, status: Text, Service: Place },
    (invoice) => ({
      title: invoice.invoice_num ?? '',
      subtitle: joined(invoice.is_quote === 1 ? 'Quote' : null, placeText(invoice.Service)),
      state: capital(invoice.status),
    }),
    { Service: PLACE },
  ),
  ServiceContract: source(
    { title: Text, recurrence: Text, archived: Flag, Customer: Named },
    (contract) => ({
      title: contract.title ?? '',
      subtitle: joined(contract.Customer?.name, contract.recurrence),
      state: contract.archived === 1 ? 'Archived' : null,
    }),
    { Customer: NAME },
  ),
  Contact: source({ name: Text, phone: Text, city: Text, archived: Flag }, (contact) => ({
    title: contact.name ?? '',
    subtitle: joined(contact.phone, contact.city),
    state: contact.archived === 1 ? 'Archived' : null,
  })),
  Expense: source(
    { description: Text, vendor: Text, spent_on: Text, status: Text, Job: Place, Service: Place },
    (expense) => ({
      title: expense.description ?? expense.vendor ?? '',
      subtitle: joined(expense.vendor, expense.spent_on, placeText(expense.Job, expense.Service)),
      state: capital(expense.status),
    }),
    { Job: PLACE, Service: PLACE },
  ),
  TimeLog: source(
    {
      time_in: Text,
      status: Text,
      User: v.nullable(v.object({ first_name: Text, last_name: Text })),
      Job: Place,
      Service: Place,
    },
    (log) => ({
      title: [log.User?.first_name, log.User?.last_name].join(' ').trim(),
      subtitle: joined(log.time_in?.slice(0, 10), placeText(log.Job, log.Service)),
      state: capital(log.status),
    }),
    { User: ['first_name', 'last_name'], Job: PLACE, Service: PLACE },
  ),
  LibraryFile: source(
    { caption: Text, LibraryUpload: v.nullable(v.object({ original_filename: Text, type: Text })) },
    (file) => ({
      title: file.caption ?? file.LibraryUpload?.original_filename ?? '',
      subtitle: joined(file.LibraryUpload?.original_filename, file.LibraryUpload?.type),
      state: null,
    }),
    { LibraryUpload: ['original_filename', 'type'] },
  ),
  MessageThread: source({ subject: Text, archived: Flag }, (thread) => ({
    title: thread.subject ?? '',
    subtitle: '',
    state: thread.archived === 1 ? 'Archived' : null,
  })),
};
