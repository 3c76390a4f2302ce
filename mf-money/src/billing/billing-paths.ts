export const billingPath = (jobSlug: string): string => `/project/${jobSlug}/billing`;
export const changeOrderPath = (jobSlug: string, slug: string): string => `/project/${jobSlug}/change-orders/${slug}`;
export const jobInvoicePath = (jobSlug: string, slug: string): string => `/project/${jobSlug}/invoices/${slug}`;
