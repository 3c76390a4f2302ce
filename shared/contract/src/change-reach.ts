import type { SpecialCallName } from './calls.ts';
import type { Model, Relations } from './model.ts';
import { isModelName, models } from './models.ts';
import type { ModelName } from './models.ts';

/** Stands for every model. */
const ANY = '*';

/** What else the server changes with a record of a model: figures that it computes, copies, and views of the same rows. */
const ALSO: Partial<Record<ModelName, readonly ModelName[]>> = {
  ChangeOrder: ['ScheduleLine'],
  Company: ['User'],
  CompanyForm: ['TimeLog', 'FormTemplateVersion', 'FormMail', 'Equipment', 'EquipmentOutage', 'EquipmentReading'],
  CompanyFormAcknowledgement: ['CompanyForm'],
  Contact: ['Job', 'Service'],
  CustomerAsset: ['AssetCategory'],
  Equipment: ['EquipmentType'],
  EquipmentBooking: ['EquipmentType'],
  EquipmentCustody: ['Equipment', 'EquipmentFile', 'EquipmentType'],
  EquipmentOutage: ['Equipment'],
  EquipmentReading: ['Equipment'],
  EquipmentType: ['Equipment'],
  EquipmentUsage: ['CostEntry'],
  FormChildTemplate: ['FormTemplateVersion'],
  JobBid: ['Job', 'ScheduleLine'],
  JobInvoice: ['ScheduleLine', 'JobPaymentAllocation', 'Job'],
  JobPersonnel: ['User'],
  MaintenancePlan: ['Equipment'],
  MaintenanceRecord: ['Equipment', 'EquipmentReading'],
  LibraryFile: ['LibraryFileVersion'],
  LibraryFileVersion: ['LibraryFile', 'LibraryUpload'],
  LibraryFolder: ['LibraryFile'],
  LibraryUpload: ['UploadImage'],
  Locate: ['LocateAnswer'],
  LocateAnswer: ['Locate'],
  LocateFile: ['Locate'],
  Material: ['Assembly'],
  Message: ['MessageThread', 'MessageThreadUser'],
  MessageThreadUser: ['MessageThread'],
  OrderReceipt: ['PurchaseOrder', 'StockMovement'],
  Payment: ['ServiceInvoice', 'PaymentAllocation', 'JobInvoice', 'JobPaymentAllocation', 'Job'],
  PlanPin: ['PlanSheet'],
  PlanSet: ['PlanSheet'],
  PurchaseOrder: ['OrderReceipt'],
  ServiceInvoice: ['Payment', 'PaymentAllocation'],
  Service: ['User', 'Visit'],
  VisitEvent: ['Visit', 'Service', 'VisitPerson'],
  VisitPart: ['Visit', 'StockMovement'],
  VisitTask: ['Visit'],
  ServiceFile: ['Visit'],
  SupplierBill: ['PurchaseOrder', 'CostEntry'],
  TimeLog: ['OpenTimeLog', 'Job'],
  UploadImage: ['LibraryUpload'],
  UserCompanySetting: ['User'],
  UserPermission: ['User'],
};

/** What the costing of projects is made of. */
const COSTED = [
  'BudgetLine',
  'JobCostCode',
  'CostForecast',
  'JobCost',
  'CostEntry',
  'TimeLog',
  'Union',
  'AgreementVersion',
  'UserCompanySetting',
  'CompanySetting',
  'Expense',
  'StockMovement',
  'PurchaseOrder',
  'ScheduleLine',
  'JobInvoice',
  'JobPersonnel',
] as const;

/** A special call reads or changes what its name begins with, and this beside it. */
const BESIDE: Partial<Record<SpecialCallName, readonly string[]>> = {
  'Activity/get': [ANY],
  'CompanySignIn/require-factor': ['UserFactor'],
  'CompanySignIn/reset-factors': ['UserFactor'],
  'CompanyUser/accept-employment': ['User', 'UserPermission'],
  'CustomerDocument/accept': [ANY],
  'CustomerDocument/decline': [ANY],
  'CompanyUser/deactivate': [ANY],
  'CompanyUser/decline-employment': ['User', 'UserPermission'],
  'CompanyUser/invitations': ['UserPermission'],
  'CompanyUser/invite-many': ['User', 'UserPermission'],
  'CompanyUser/open-work': [ANY],
  'CompanyUser/reactivate': ['User', 'UserPermission'],
  'CompanyUser/resend-invitation': ['User', 'UserPermission'],
  'Payroll/period': [
    'TimeLog',
    'Union',
    'AgreementVersion',
    'UserCompanySetting',
    'CompanySetting',
    'Company',
    'PayrollExport',
    'User',
  ],
  'TimeLog/review': [
    'Job',
    'JobCostCode',
    'Service',
    'User',
    'Leave',
    'Certificate',
    'CertificateRule',
    'CertificateType',
    'CompanyForm',
    'CompanySetting',
    'JobPersonnel',
  ],
  'Incident/register': ['TimeLog', 'Company', 'User', 'Job', 'Service'],
  'TimeLog/hours-by-day': ['Job', 'Service', 'JobPersonnel', 'User'],
  'TimeLog/punches': ['Job', 'Service'],
  'Stock/levels': ['StockMovement', 'StockPlace', 'Material', 'PurchaseOrder', 'OrderReceipt', 'VisitPart', 'Contact'],
  'Accounting/preview': [
    'ServiceInvoice',
    'JobInvoice',
    'Payment',
    'SupplierBill',
    'Expense',
    'Job',
    'Service',
    'Contact',
    'CompanySetting',
    'AccountingExport',
  ],
  'QuickbooksItem/queue': ['QuickbooksConnection', 'AccountingExport'],
  'QuickbooksItem/unsent': ['QuickbooksConnection', 'AccountingExport'],
  'QuickbooksConnection/end': ['QuickbooksConnection', 'QuickbooksItem'],
  'QuickbooksConnection/save-accounts': ['QuickbooksConnection', 'QuickbooksItem'],
  'QuickbooksItem/send': ['QuickbooksItem'],
  'QuickbooksItem/retry': ['QuickbooksItem'],
  'QuickbooksItem/leave-out': ['QuickbooksItem'],
  'QuickbooksConnection/disconnect': ['QuickbooksConnection'],
  'Accounting/export': ['AccountingExport', 'Expense', 'QuickbooksItem'],
  'Payroll/export': ['PayrollExport', 'PayrollLine'],
  'Company/tax-report': ['ServiceInvoice', 'JobInvoice', 'SupplierBill', 'Expense', 'CompanySetting'],
  'Company/billed-and-paid': ['ServiceInvoice', 'JobInvoice', 'Payment'],
  'Company/sales': ['ServiceInvoice', 'JobInvoice', 'Service', 'Job', 'User', 'Contact'],
  'Company/first-steps': [
    'CompanySetting',
    'Contact',
    'FormTemplate',
    'Job',
    'Service',
    'TimeLog',
    'UserPermission',
    'VisitEvent',
  ],
  'Company/add-kit': [ANY],
  'Company/add-samples': ['Contact', 'Job', 'Service', 'Visit'],
  'Company/remove-samples': ['Contact', 'Job', 'Service', 'Visit', 'Trash'],
  'Contact/ageing': ['ServiceInvoice', 'JobInvoice', 'Payment', 'Service', 'Job'],
  'Contact/statement': ['ServiceInvoice', 'JobInvoice', 'Payment', 'Service', 'Job', 'Company'],
  'Contact/merge': [ANY],
  'CustomerAsset/public': ['AssetCategory', 'Company', 'Service', 'ServiceAsset'],
  'Equipment/scan': ['EquipmentType', 'EquipmentOutage', 'EquipmentCustody', 'EquipmentKit'],
  'EquipmentKit/fill': ['Equipment', 'EquipmentCustody'],
  'Equipment/import': ['EquipmentReading'],
  'Equipment/report-problem': ['Task'],
  'Equipment/public': ['EquipmentType', 'EquipmentCategory', 'Company', 'FormTemplate', 'FormChildTemplate'],
  'FormStarter/copy': ['FormTemplateCategory', 'FormTemplate', 'FormChildTemplate'],
  'FormStarter/get': ['FormTemplateCategory', 'FormTemplate', 'FormChildTemplate'],
  'History/get': [ANY],
  'ChangeOrder/send': ['JobDocumentEvent', 'JobDocumentLink'],
  'JobBid/send': ['JobDocumentEvent', 'JobDocumentLink'],
  'JobInvoice/send': ['JobDocumentEvent', 'JobDocumentLink'],
  'ServiceInvoice/remind': ['DocumentEvent', 'CustomerLink'],
  'JobInvoice/remind': ['JobDocumentEvent', 'JobDocumentLink'],
  'ServiceInvoice/reminders': ['CompanySetting', 'Company', 'Contact', 'Payment', 'Service'],
  'JobInvoice/reminders': ['CompanySetting', 'Company', 'Contact', 'Payment', 'Job'],
  'Job/attached': [ANY],
  'Job/cost-records': COSTED,
  'Job/costing': COSTED,
  'Job/margins': COSTED,
  'Job/budget-from-estimate': ['BudgetLine'],
  'Job/work-in-progress': COSTED,
  'Job/copy': ['JobPersonnel', 'JobFile', 'JobCostCode', 'Task', 'User', 'Visit'],
  'JobNote/public': ['Job', 'Company'],
  'Profile/public': ['User', 'UserPermission', 'Company', 'ProfileImage'],
  'ListImport/read': [ANY],
  'ListImport/store': [ANY],
  'History/restore': [ANY],
  'Message/check-new': ['MessageThread', 'MessageThreadUser'],
  'MessageThread/mine': ['MessageThreadUser', 'Message'],
  'MessageThread/search': ['Message'],
  'Record/preview': [ANY],
  'Search/everything': [ANY],
  'ServiceInvoice/send': ['DocumentEvent', 'CustomerLink'],
  'Schedule/changes': ['Visit'],
  'Schedule/get': ['Leave', 'Certificate', 'CertificateRule', 'User', 'UserPermission'],
  'Service/my-list': ['ServicePersonnel', 'Visit'],
  'Service/take-call': ['Contact', 'Visit'],
  'ServiceContract/make-visits': ['Service', 'Visit', 'ServiceFile', 'ServiceAsset', 'User'],
  'Visit/add': ['Service'],
  'Visit/cancel': ['Service'],
  'Visit/move': ['Service', 'Override', 'User'],
  'Visit/publish': ['Service', 'User'],
  'Visit/split': ['Service'],
  'Service/statuses': ['ServiceStatus'],
  'Subscription/begin': ['Subscription', 'SubscriptionInvoice', 'Company'],
  'Subscription/offer': ['SubscriptionInvoice', 'UserPermission', 'Company'],
  'TimeLog/clock-in-forms': ['CompanyForm', 'FormChildTemplate', 'FormTemplate'],
  'TimeLog/count-reviewable-logs': ['Expense', 'JobPersonnel'],
  'Trash/restore': [ANY],
  'UserFactor/remove-totp': ['CompanySignIn'],
  'UserPin/mine': ['CompanyTablet'],
  'user/change-email': ['User'],
  'user/register-company': [ANY],
};

/** Signing in and out begins and ends sessions, which forget everything by themselves; nothing shows these. */
const UNSHOWN =
  /^(?:user\/(?!change-|end-session|register-company)|User\/authenticate|UserToken\/|FormChildTemplate\/editing$|ErrorLog\/|Engagement\/|ReleaseVote\/)/;

const isSpecial = (call: string): call is keyof typeof BESIDE => Object.hasOwn(BESIDE, call);

const beside = (call: string): readonly string[] => (isSpecial(call) ? (BESIDE[call] ?? []) : []);

/** The models that calls change, or what a special call is about: `Equipment/save` → Equipment, EquipmentType. */
export function changedBy(calls: readonly string[]): ReadonlySet<string> {
  const named = calls.filter((call) => !UNSHOWN.test(call)).flatMap(namedBy);
  const changed = [...named, ...named.flatMap(linksOf)];
  return new Set([...changed, ...changed.flatMap(alsoOf)]);
}

function namedBy(call: string): string[] {
  const [name = '', verb] = call.split('/');
  return [name, ...beside(call), ...(verb === 'delete' ? ['Trash', ...pointingAt(name)] : [])];
}

/** Whether an answer was made of any of it. @param asked as `askedNames` of the client gives them */
export function isReached(asked: Iterable<string>, changed: ReadonlySet<string>): boolean {
  const read = [...asked].flatMap(readBy);
  return changed.size > 0 && (changed.has(ANY) || read.some((name) => name === ANY || changed.has(name)));
}

/** `Equipment` → Equipment; `Equipment.Holder` → User; `Job.User` → User and JobPersonnel; `Service/my-list` → Service and more. */
function readBy(asked: string): readonly string[] {
  if (asked.includes('/')) return [asked.split('/')[0] ?? '', ...beside(asked)];
  const [model = '', relation] = asked.split('.');
  // Special calls that are named like a reading of records, such as `Schedule/get`, are made of more than their name.
  if (relation === undefined) return [model, ...beside(`${model}/get`)];
  const found = isModelName(model) ? relationOf(models[model], relation) : undefined;
  return found ? [found.model, ...(found.via ? [found.via.model] : [])] : [];
}

const relationOf = ({ relations }: Model, name: string) =>
  Object.hasOwn(relations, name) ? relations[name] : undefined;

/** Saving a record with its list of others writes the links between them. */
function linksOf(name: string): string[] {
  const relations: Relations = isModelName(name) ? models[name].relations : {};
  return Object.values(relations).flatMap(({ via }) => via?.model ?? []);
}

const alsoOf = (name: string): readonly string[] => (isModelName(name) ? (ALSO[name] ?? []) : []);

/** What goes, or loses its reference, when a record goes. */
const pointingAt = (name: string): string[] =>
  Object.values<Model>(models).flatMap(({ name: other, fields }) =>
    Object.values(fields).some(({ ref }) => ref === name) ? [other] : [],
  );
