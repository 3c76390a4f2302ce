import type { ModelName } from '@fieldspan/contract/models';

/** Models that people call by another name. */
const RECORDS: Partial<Record<ModelName, string>> = {
  AgreementVersion: 'Version of the agreement',
  BudgetLine: 'Line of the budget',
  CostForecast: 'Forecast',
  JobCostCode: 'Cost code',
  JobCost: 'Cost',
  Job: 'Project',
  JobBid: 'Bid',
  JobEstimate: 'Estimate',
  ContactFile: 'File',
  ContactLocation: 'Location',
  CustomerAsset: 'Asset',
  CustomerLink: 'Link of a customer',
  ServiceAsset: 'Asset of the call',
  EquipmentBooking: 'Booking',
  EquipmentCustody: 'Hand-over',
  EquipmentFile: 'File',
  EquipmentKit: 'Kit',
  EquipmentPlace: 'Place',
  EquipmentReading: 'Meter reading',
  JobDocumentEvent: 'Document event',
  JobDocumentLink: 'Link of a customer',
  JobFile: 'File',
  JobInvoice: 'Invoice',
  JobNote: 'Note',
  JobPersonnel: 'Project role',
  JobPersonnelRole: 'Role',
  LocateAnswer: 'Answer',
  LocateFile: 'Photo',
  OrderReceipt: 'Delivery',
  ScheduleLine: 'Line of the schedule',
  ServiceInvoice: 'Invoice',
  SubscriptionInvoice: 'Payment of the subscription',
  SupplierBill: 'Bill',
  VisitEvent: 'Report of a visit',
  VisitPart: 'Part',
  VisitPerson: 'Visit role',
  ServiceContractFile: 'File',
  ServiceContractForm: 'Form of the contract',
  ServiceContractMaterial: 'Material',
  ServiceContractPersonnel: 'Person of the contract',
  ServiceContractProduct: 'Asset of the contract',
  ServiceContractTask: 'Task of the contract',
  VisitForm: 'Form of a visit',
  VisitTask: 'Step',
  ServicePersonnel: 'Service role',
  ServiceFile: 'File',
  LibraryFile: 'File',
  LibraryUpload: 'File',
  LibraryFolder: 'Folder',
  LibraryFileVersion: 'Version',
  LibraryShare: 'Link',
  FileTag: 'Tag',
  CompanyForm: 'Form',
  CompanyFormAcknowledgement: 'Participant',
  FormChildTemplate: 'Form template',
  PlanPin: 'Pin',
  PlanSet: 'Set of plans',
  PlanSheet: 'Sheet',
  UserPermission: 'Employment',
};

/** `MessageThread` → `Message thread`, `Job` → `Project`: the name of a record in sentences. */
export function words(model: ModelName): string {
  const [first = '', ...rest] = model.split(/(?<!^)(?=[A-Z])/);
  return RECORDS[model] ?? [first, ...rest.map((word) => word.toLowerCase())].join(' ');
}

/** `3`, `Equipment category` → `3 equipment categories`. */
export function counted(count: number, record: string): string {
  const one = record.toLowerCase();
  if (count === 1) return `1 ${one}`;
  if (one === 'equipment') return `${count} pieces of equipment`;
  return `${count} ${one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`}`;
}

const FIELDS: Readonly<Record<string, string>> = {
  job_num: 'number',
  invoice_num: 'number',
  po_num: 'number',
  ticket_num: 'number',
  job_name: 'name',
  job_id: 'project',
  email: 'e-mail address',
  lat: 'latitude',
  long: 'longitude',
  phone_mobile: 'mobile phone',
};

/** `customer_id` → `customer`, `serial_num` → `serial number`: the name of a field in sentences. */
export function fieldWords(field: string): string {
  const known = Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined;
  const plain = field.replace(/^(is|has)_|_(id|json)$/g, '').replace(/_num$/, '_number');
  return known ?? plain.replaceAll('_', ' ');
}

/** Like `fieldWords`, with a capital letter for the beginning of a sentence. */
export function fieldTitle(field: string): string {
  const text = fieldWords(field);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
