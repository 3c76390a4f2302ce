/** Reports of money and stock, what goes to the books, and what is bought of us. */
export const REPORT_CALLS = {
  '/Accounting/preview': 'Admin',
  '/Accounting/export': 'Admin',
  '/Accounting/file': 'Admin',
  '/Stock/levels': 'signed in',
  '/Subscription/offer': 'signed in',
  '/Subscription/begin': 'Admin',
  '/Company/tax-report': 'signed in',
  '/Company/tax-report-csv': 'signed in',
  '/Company/tax-report-pdf': 'signed in',
  '/Company/billed-and-paid': 'signed in',
  '/Company/sales': 'signed in',
  '/Company/sales-csv': 'signed in',
  '/Company/sales-pdf': 'signed in',
  '/Contact/ageing': 'signed in',
  '/Contact/ageing-csv': 'signed in',
  '/Contact/ageing-pdf': 'signed in',
} as const;
