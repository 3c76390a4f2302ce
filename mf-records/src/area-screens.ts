import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { ComponentType } from 'react';

type AreaScreen = { path: string; Screen: ComponentType };

/** Every screen is a chunk of its own: the first page loads none of them. */
const screen = (path: string, load: () => Promise<ComponentType>): AreaScreen => ({ path, Screen: lazyScreen(load) });

const purchaseOrder = async () => (await import('./financial/purchase-order-screen.tsx')).PurchaseOrderScreen;
const settings = async () => (await import('./settings/settings-screen.tsx')).SettingsScreen;
const schedule = async () => (await import('./schedule/schedule-screen.tsx')).ScheduleScreen;
const timeLogs = async () => (await import('./time-logs/time-log-list.tsx')).TimeLogList;
const expenses = async () => (await import('./expenses/expense-list.tsx')).ExpenseList;
const contracts = async () => (await import('./contracts/contract-list.tsx')).ContractList;
const contact = async () => (await import('./contacts/contact-screen.tsx')).ContactScreen;
const service = async () => (await import('./services/service-screen.tsx')).ServiceScreen;
const employee = async () => (await import('./employees/employee-screen.tsx')).EmployeeScreen;
const employeeSettings = async () => (await import('./employees/employee-settings.tsx')).EmployeeSettings;
const projectReports = async () => (await import('./projects/project-reports.tsx')).ProjectReports;
const asset = async () => (await import('./contacts/contact-asset.tsx')).ContactAsset;
const setup = async () => (await import('./setup/setup-screen.tsx')).SetupScreen;
const agreements = async () => (await import('./company/agreements.tsx')).Agreements;

/** The areas of the main menu that are not on the first screens' way. Their paths stand in remote.json as well. */
export const areaScreens: readonly AreaScreen[] = [
  screen('/notifications/feed', async () => (await import('./notifications/feed-screen.tsx')).FeedScreen),
  screen('/notifications/news', async () => (await import('./notifications/news-screen.tsx')).NewsScreen),
  screen(
    '/notifications/settings',
    async () => (await import('./notifications/settings-screen.tsx')).NotificationSettingsScreen,
  ),

  screen('/time-logs/review', async () => (await import('./time-logs/review-time.tsx')).ReviewTime),
  screen('/time-logs/list', timeLogs),
  screen('/time-logs/list/:slug', timeLogs),
  screen('/time-logs/history', async () => (await import('./time-logs/my-time.tsx')).MyTime),
  screen(
    '/time-logs/submitted/:period_slug/detailed',
    async () => (await import('./time-logs/submitted-detailed.tsx')).SubmittedDetailed,
  ),
  screen(
    '/time-logs/submitted/:period_slug/summary',
    async () => (await import('./time-logs/submitted-summary.tsx')).SubmittedSummary,
  ),
  screen('/time-logs/settings', async () => (await import('./time-logs/time-log-settings.tsx')).TimeLogSettings),

  screen('/expenses/list', expenses),
  screen('/expenses/list/:slug', expenses),
  screen('/expenses/log', async () => (await import('./expenses/my-expenses.tsx')).MyExpenses),
  screen('/expenses/submitted', async () => (await import('./expenses/submitted-expenses.tsx')).SubmittedExpenses),
  screen('/expenses/submit-new', async () => (await import('./expenses/new-expense.tsx')).NewExpense),
  screen('/expenses/review', async () => (await import('./expenses/review-expenses.tsx')).ReviewExpenses),

  screen('/financial', async () => (await import('./financial/financial-overview.tsx')).FinancialOverview),
  screen('/financial/invoices', async () => (await import('./financial/invoice-list.tsx')).InvoiceList),
  screen(
    '/financial/purchase-orders',
    async () => (await import('./financial/purchase-order-list.tsx')).PurchaseOrderList,
  ),
  screen('/financial/purchase-orders/:po_slug', purchaseOrder),
  screen('/project/:jobSlug/purchase-orders/:slug', purchaseOrder),
  screen('/service/:id/purchase-orders/:po_slug', purchaseOrder),
  screen(
    '/financial/project-holdbacks',
    async () => (await import('./financial/project-holdbacks.tsx')).ProjectHoldbacks,
  ),
  screen('/invoice/:slug/:tab', async () => (await import('./financial/invoice-screen.tsx')).InvoiceScreen),

  screen('/settings', settings),
  screen('/settings/trash', async () => (await import('./trash/trash-list.tsx')).TrashList),
  screen('/settings/:tab', settings),
  screen('/settings/:tab/error/:error_message', settings),
  screen('/subscription', async () => (await import('./settings/subscription-screen.tsx')).SubscriptionScreen),
  screen('/job-settings/:setting', async () => (await import('./settings/job-settings-screen.tsx')).JobSettingsScreen),
  screen('/company/details', async () => (await import('./company/company-details.tsx')).CompanyDetails),
  screen('/company/settings', async () => (await import('./company/to-settings.tsx')).ToSettings),
  screen('/company/collective-agreements', agreements),
  screen('/collective-agreements', agreements),
  screen('/permission-templates', async () => (await import('./company/permission-templates.tsx')).PermissionTemplates),

  screen('/materials/list', async () => (await import('./materials/material-list.tsx')).MaterialList),
  screen('/materials/assemblies', async () => (await import('./materials/assemblies.tsx')).Assemblies),
  screen('/materials/settings', async () => (await import('./materials/material-settings.tsx')).MaterialSettings),
  screen('/labour-tasks/list', async () => (await import('./materials/labour-task-list.tsx')).LabourTaskList),

  screen('/certificates/matrix', async () => (await import('./safety/to-matrix.tsx')).ToMatrix),
  screen('/safety/certificates/matrix', async () => (await import('./safety/matrix-screen.tsx')).MatrixScreen),
  screen('/safety/certificates/list', async () => (await import('./safety/certificate-list.tsx')).CertificateList),
  screen('/safety/apps', async () => (await import('./safety/safety-apps.tsx')).SafetyApps),

  screen('/schedule', schedule),
  screen('/schedule/:date', schedule),
  screen('/schedule/:view/:date', schedule),
  screen(
    '/schedule-timeline/:jobType/:slug',
    async () => (await import('./schedule/timeline-screen.tsx')).TimelineScreen,
  ),

  screen('/locates', async () => (await import('./locates/locate-list.tsx')).LocateList),
  screen('/locates/:ticket_num', async () => (await import('./locates/locate-screen.tsx')).LocateScreen),

  screen('/apps/main', async () => (await import('./apps/main-apps.tsx')).MainApps),
  screen('/apps/installed', async () => (await import('./apps/installed-apps.tsx')).InstalledApps),
  screen('/apps/store', async () => (await import('./apps/app-store.tsx')).AppStore),
  screen('/apps/integrations', async () => (await import('./apps/integrations.tsx')).Integrations),

  screen('/service-contracts', contracts),
  screen('/service-contracts/:tab', contracts),
  screen('/service-contract/:slug/:tab', async () => (await import('./contracts/contract-screen.tsx')).ContractScreen),
  screen('/service-tasks', async () => (await import('./contracts/service-tasks.tsx')).ServiceTasks),
  screen('/quote-templates', async () => (await import('./contracts/quote-templates.tsx')).QuoteTemplates),
  screen('/projects/bid-templates', async () => (await import('./projects/bid-templates.tsx')).BidTemplates),
  screen('/project-bid-summary/:bidSlug', async () => (await import('./projects/bid-summary.tsx')).BidSummary),
  screen('/project/apps', async () => (await import('./projects/project-apps.tsx')).ProjectApps),
  screen('/service/apps', async () => (await import('./services/service-apps.tsx')).ServiceApps),
  screen('/project/:id/:tab/:tag', async () => (await import('./projects/project-screen.tsx')).ProjectScreen),
  screen('/projects/reports', projectReports),
  screen('/projects/reports/:report_type', projectReports),
  screen('/services/reports', async () => (await import('./services/service-reports.tsx')).ServiceReports),
  screen('/service/:id/details/:details_tag', service),
  screen('/service/:id/invoice/:invoice_tab', service),
  screen('/contact/:id/:tab', contact),
  screen('/contact/:id/assets/:cat_slug', contact),
  screen('/contact/:id/purchases/:purchase_tab', contact),
  screen('/contact/asset/:slug/:tab', asset),
  screen('/contact/asset/:slug/:customer_id/:customer_location_id/:category_id', asset),
  screen('/employee/new', employee),
  screen('/employees/invite', async () => (await import('./employees/invite-many-screen.tsx')).InviteManyScreen),
  screen('/employee/:slug/security', async () => (await import('./security/security-screen.tsx')).SecurityScreen),
  screen('/employee/:id/:tab', employee),
  screen('/employees/settings', employeeSettings),
  screen('/employees/settings/:tab', employeeSettings),
  screen('/employees/settings/:tab/:tag', employeeSettings),
  screen('/contact/:id/details/:parent_slug', contact),
  screen('/employers', async () => (await import('./employers/employers-screen.tsx')).EmployersScreen),
  screen('/setup', setup),
  screen('/setup/:sectionNum', setup),
  screen('/onboarding', setup),
  screen('/onboarding/:sectionNum', setup),
  screen('/contact-assets', async () => (await import('./contacts/contact-assets.tsx')).ContactAssets),
];
