import { isAllowed } from '@fieldspan/domain/access';
import type { AccessRule, Verb, Viewer } from '@fieldspan/domain/access';

type Rules = { read: readonly AccessRule[]; write: readonly AccessRule[] };

/**
 * Who may touch the records of each model, by document 0 §6; any one rule that passes is enough, and the server's row
 * scopes narrow further. Apart from the models: a page asks it before it has anything else of the contract.
 */
export const accessRules = {
  User: { read: ['@scoped'], write: ['@scoped'] },
  UserPermission: { read: ['@scoped'], write: ['Users'] },
  PermissionTemplate: { read: ['Users'], write: ['@admin'] },
  UserCompanySetting: { read: ['Users', '@scoped'], write: ['Users'] },
  UserToken: { read: ['@none'], write: ['@none'] },
  Module: { read: ['@scoped'], write: ['@none'] },
  JobPersonnelRole: { read: ['@member'], write: ['@admin'] },
  JobPersonnel: { read: ['@member'], write: ['Jobs', '@scoped'] },
  ProfileImage: { read: ['@scoped'], write: ['@scoped'] },
  Company: { read: ['@scoped'], write: ['@admin'] },
  CompanySetting: { read: ['@member'], write: ['@admin'] },
  AddonApp: { read: ['@member'], write: ['@admin'] },
  Subscription: { read: ['@member'], write: ['@none'] },
  SubscriptionInvoice: { read: ['@admin'], write: ['@none'] },
  Notification: { read: ['@scoped'], write: ['@scoped'] },
  Union: { read: ['@member'], write: ['@admin'] },
  PayrollExport: { read: ['@admin'], write: ['@none'] },
  PayrollLine: { read: ['@admin'], write: ['@none'] },
  AccountingExport: { read: ['@admin'], write: ['@none'] },
  AgreementVersion: { read: ['@member'], write: ['@admin'] },
  ExpenseGroup: { read: ['@member'], write: ['@admin'] },
  ExpenseCode: { read: ['@member'], write: ['@admin'] },
  RevenueCode: { read: ['@member'], write: ['@admin'] },
  Category: { read: ['@member'], write: ['Materials'] },
  Material: { read: ['Materials'], write: ['Materials'] },
  StockPlace: { read: ['@member'], write: ['Materials'] },
  StockMovement: { read: ['Materials'], write: ['Materials'] },
  LabourTask: { read: ['Materials'], write: ['Materials'] },
  Assembly: { read: ['Materials'], write: ['Materials'] },
  DocumentTemplate: {
    read: ['Service Quotes/Invoices', 'Jobs', 'Projects'],
    write: ['Service Quotes/Invoices', 'Jobs', 'Projects'],
  },
  QuickbooksConnection: { read: ['@admin'], write: ['@none'] },
  QuickbooksItem: { read: ['@admin'], write: ['@none'] },
  MessageThread: { read: ['@scoped'], write: ['@scoped'] },
  Message: { read: ['@scoped'], write: ['@scoped'] },
  MessageThreadUser: { read: ['@scoped'], write: ['@scoped'] },
  Job: { read: ['Jobs', '@scoped'], write: ['Jobs', '@scoped'] },
  JobNote: { read: ['Jobs', '@scoped'], write: ['Jobs', '@scoped'] },
  JobBid: { read: ['Jobs', 'Projects', '@scoped'], write: ['Jobs', 'Projects'] },
  JobEstimate: { read: ['Jobs', 'Projects', '@scoped'], write: ['Jobs', 'Projects'] },
  Service: { read: ['Services', '@scoped'], write: ['Services', '@scoped'] },
  ServicePersonnel: { read: ['@member'], write: ['Services'] },
  ServiceStatus: { read: ['@member'], write: ['@admin'] },
  Visit: { read: ['Services', 'Jobs', '@scoped'], write: ['@none'] },
  VisitPerson: { read: ['Services', 'Jobs', '@scoped'], write: ['@none'] },
  VisitEvent: { read: ['Services', 'Jobs', '@scoped'], write: ['Services', '@scoped'] },
  VisitPart: { read: ['Services', 'Jobs', '@scoped'], write: ['Services', '@scoped'] },
  VisitTask: { read: ['Services', 'Jobs', '@scoped'], write: ['Services', '@scoped'] },
  VisitForm: { read: ['Services', 'Jobs', '@scoped'], write: ['@none'] },
  Leave: { read: ['Services', 'Users', '@scoped'], write: ['Services', 'Users'] },
  CertificateType: { read: ['@member'], write: ['Certificates'] },
  CertificateRule: { read: ['@member'], write: ['Certificates'] },
  Override: { read: ['Services', 'Certificates', '@scoped'], write: ['@none'] },
  ServiceContract: { read: ['Services'], write: ['Services'] },
  ServiceTask: { read: ['Services'], write: ['Services'] },
  ServiceContractTask: { read: ['Services'], write: ['Services'] },
  ServiceContractMaterial: { read: ['Services'], write: ['Services'] },
  ServiceContractFile: { read: ['Services'], write: ['Services'] },
  ServiceContractProduct: { read: ['Services'], write: ['Services'] },
  ServiceContractPersonnel: { read: ['Services'], write: ['Services'] },
  ServiceContractForm: { read: ['Services'], write: ['Services'] },
  Contact: { read: ['Contacts'], write: ['Contacts'] },
  ContactLocation: { read: ['Contacts', '@scoped'], write: ['Contacts'] },
  AssetCategory: { read: ['@member'], write: ['Contacts'] },
  CustomerAsset: { read: ['Contacts', '@scoped'], write: ['Contacts', '@scoped'] },
  ServiceAsset: { read: ['Contacts', 'Services', '@scoped'], write: ['Services', '@scoped'] },
  ContactFile: { read: ['Contacts', '@scoped'], write: ['Contacts', '@scoped'] },
  ServiceInvoice: { read: ['Service Quotes/Invoices'], write: ['Service Quotes/Invoices'] },
  DocumentEvent: { read: ['Service Quotes/Invoices'], write: ['@none'] },
  CustomerLink: { read: ['Service Quotes/Invoices'], write: ['@none'] },
  JobDocumentEvent: { read: ['@scoped'], write: ['@none'] },
  JobDocumentLink: { read: ['@scoped'], write: ['@none'] },
  Payment: {
    read: ['Service Quotes/Invoices', 'Job Invoices'],
    write: ['Service Quotes/Invoices', 'Job Invoices'],
  },
  PaymentAllocation: { read: ['Service Quotes/Invoices'], write: ['@none'] },
  ChangeOrder: { read: ['Job Invoices', '@scoped'], write: ['Job Invoices'] },
  ScheduleLine: { read: ['Job Invoices', '@scoped'], write: ['Job Invoices'] },
  JobInvoice: { read: ['Job Invoices', '@scoped'], write: ['Job Invoices'] },
  JobPaymentAllocation: { read: ['Job Invoices', '@scoped'], write: ['@none'] },
  PurchaseOrder: { read: ['Purchase Orders'], write: ['Purchase Orders'] },
  OrderReceipt: { read: ['Purchase Orders'], write: ['Purchase Orders'] },
  SupplierBill: { read: ['Purchase Orders'], write: ['Purchase Orders'] },
  Expense: { read: ['Expenses', '@scoped'], write: ['Expenses', '@scoped'] },
  TimeLog: { read: ['TimeLogs', '@scoped'], write: ['TimeLogs', '@scoped'] },
  OpenTimeLog: { read: ['TimeLogs', '@scoped'], write: ['@none'] },
  Certificate: { read: ['Certificates', '@scoped'], write: ['Certificates'] },
  Incident: { read: ['Certificates', '@scoped'], write: ['Certificates', '@scoped'] },
  Locate: { read: ['Locates', '@scoped'], write: ['Locates'] },
  LocateAnswer: { read: ['Locates', '@scoped'], write: ['Locates', '@scoped'] },
  LocateFile: { read: ['Locates', '@scoped'], write: ['Locates', '@scoped'] },
  SafetyJobTask: { read: ['@member'], write: ['Company Forms'] },
  SafetyHazard: { read: ['@member'], write: ['Company Forms'] },
  SafetyControl: { read: ['@member'], write: ['Company Forms'] },
  FormTemplateCategory: { read: ['@member'], write: ['Company Forms'] },
  FormTemplate: { read: ['@member'], write: ['Company Forms'] },
  FormTemplateEquipmentType: { read: ['@member'], write: ['Company Forms'] },
  FormTemplateRole: { read: ['@member'], write: ['Company Forms'] },
  FormChildTemplate: { read: ['@member'], write: ['Company Forms'] },
  FormTemplateVersion: { read: ['@scoped'], write: ['@none'] },
  Task: { read: ['Company Forms', '@scoped'], write: ['Company Forms', '@scoped'] },
  CompanyForm: { read: ['Company Forms', '@scoped'], write: ['Company Forms', '@scoped'] },
  CompanyFormAcknowledgement: { read: ['Company Forms', '@scoped'], write: ['Company Forms', '@scoped'] },
  FormMail: { read: ['Company Forms', '@scoped'], write: ['@none'] },
  EquipmentCategory: { read: ['@member'], write: ['Equipment'] },
  EquipmentType: { read: ['@member'], write: ['Equipment'] },
  Equipment: { read: ['Equipment', '@scoped'], write: ['Equipment'] },
  EquipmentOutage: { read: ['Equipment', '@scoped'], write: ['Equipment', '@scoped'] },
  EquipmentReading: { read: ['Equipment', '@scoped'], write: ['Equipment', '@scoped'] },
  EquipmentPlace: { read: ['@member'], write: ['Equipment'] },
  EquipmentKit: { read: ['@member'], write: ['Equipment'] },
  EquipmentCustody: { read: ['Equipment', '@scoped'], write: ['Equipment', '@scoped'] },
  EquipmentBooking: { read: ['@member'], write: ['Equipment'] },
  EquipmentFile: { read: ['Equipment', '@scoped'], write: ['Equipment'] },
  MaintenancePlan: { read: ['Equipment', '@scoped'], write: ['Equipment'] },
  MaintenanceRecord: { read: ['Equipment', '@scoped'], write: ['Equipment'] },
  EquipmentUsage: { read: ['Equipment', '@scoped'], write: ['Equipment', '@scoped'] },
  CostEntry: { read: ['@scoped'], write: ['@none'] },
  BudgetLine: { read: ['@scoped'], write: ['@scoped'] },
  JobCostCode: { read: ['Jobs', 'TimeLogs', '@scoped'], write: ['@scoped'] },
  CostForecast: { read: ['@scoped'], write: ['@scoped'] },
  JobCost: { read: ['@scoped'], write: ['@scoped'] },
  LibraryUpload: { read: ['@scoped'], write: ['@scoped'] },
  FileTag: { read: ['@member'], write: ['Library', '@scoped'] },
  LibraryFileTag: { read: ['@member'], write: ['Library', '@scoped'] },
  JobFileTag: { read: ['Jobs', '@scoped'], write: ['@none'] },
  ServiceFileTag: { read: ['Services', '@scoped'], write: ['@none'] },
  LibraryFile: { read: ['Library', '@scoped'], write: ['Library', '@scoped'] },
  LibraryFolder: { read: ['Library', '@scoped'], write: ['Library', '@scoped'] },
  LibraryFolderPerson: { read: ['@scoped'], write: ['@none'] },
  LibraryFolderRole: { read: ['@scoped'], write: ['@none'] },
  LibraryFileVersion: { read: ['@scoped'], write: ['@scoped'] },
  LibraryShare: { read: ['@scoped'], write: ['@scoped'] },
  JobFile: { read: ['Jobs', '@scoped'], write: ['Jobs', '@scoped'] },
  ServiceFile: { read: ['Services', '@scoped'], write: ['Services', '@scoped'] },
  UploadImage: { read: ['@scoped'], write: ['@scoped'] },
  DrawCanvas: { read: ['@scoped'], write: ['Library', '@scoped'] },
  ImageDrawLayer: { read: ['@scoped'], write: ['Library', '@scoped'] },
  PlanSet: { read: ['@scoped'], write: ['@scoped'] },
  PlanSheet: { read: ['@scoped'], write: ['@scoped'] },
  PlanPin: { read: ['@scoped'], write: ['@scoped'] },
  ReleaseNote: { read: ['@scoped'], write: ['@none'] },
  ErrorLog: { read: ['@admin'], write: ['@scoped'] },
  Engagement: { read: ['@admin'], write: ['@scoped'] },
  ListView: { read: ['@scoped'], write: ['@scoped'] },
  Trash: { read: ['@scoped'], write: ['@none'] },
} as const satisfies Record<string, Rules>;

type RuledName = keyof typeof accessRules;

/** Models of which somebody may touch every record; of the others the rows decide alone, or nobody may. */
type Whole<V extends Verb> = {
  [N in RuledName]: Exclude<(typeof accessRules)[N][V][number], '@scoped' | '@none'> extends never ? never : N;
}[RuledName];

/** Whether the viewer may read every record of a model, not only what the rows allow, such as their own. */
export const mayRead =
  (name: Whole<'read'>) =>
  (viewer: Viewer): boolean =>
    mayTouchAll(viewer, name, 'read');

/** Whether the viewer may change every record of a model, not only what the rows allow, and create them. */
export const mayWrite =
  (name: Whole<'write'>) =>
  (viewer: Viewer): boolean =>
    mayTouchAll(viewer, name, 'write');

/** Whether no record of the model is kept from the viewer. */
export function mayTouchAll(viewer: Viewer, name: RuledName, verb: Verb): boolean {
  return isAllowed(viewer, accessRules[name][verb].filter(isWhole), verb);
}

/** Whether any record of the model could be open to the viewer. */
export const mayTouchSome = (viewer: Viewer, name: RuledName, verb: Verb): boolean =>
  isAllowed(viewer, accessRules[name][verb], verb);

const isWhole = (rule: AccessRule): boolean => rule !== '@scoped';
