import { call } from '@fieldspan/api/call';
import { plainPathOf, type RedirectModel } from '@fieldspan/domain/redirect-type';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../http.ts';

/** The page of a record by type and id; rejects if it does not exist or may not be read. */
export const redirectQuery = (model: RedirectModel, key: string) =>
  queryOptions({
    queryKey: ['Record', 'redirect', model, key],
    queryFn: ({ signal }) => pathOf(model, key, signal),
    retry: false,
    meta: { quiet: true },
  });

async function pathOf(model: RedirectModel, key: string, signal: AbortSignal): Promise<string> {
  if (model === 'ServiceInvoice') return invoicePath(key, signal);
  if (model === 'PurchaseOrder') return orderPath(key, signal);
  return plainPathOf(model, await slugOf(model, key, signal));
}

const SluggedSchema = v.object({ slug: v.string() });

/** The slug is looked up even if the page accepts an id, so that a link to a missing record fails at once. */
async function slugOf(model: RedirectModel, key: string, signal: AbortSignal): Promise<string> {
  const name = `${model}/find`;
  const path = `${name}/${encodeURIComponent(key)}`;
  const { data } = await request({ call: name, verb: 'GET', path, payload: { fields: ['slug'] } }, { signal });
  return v.parse(SluggedSchema, data).slug;
}

/** An invoice is shown on the page of its service call. */
async function invoicePath(key: string, signal: AbortSignal): Promise<string> {
  const query = { slug: key, fields: ['slug', 'is_quote'], include: { Service: ['slug'] } } as const;
  const { slug, is_quote, Service } = await call('ServiceInvoice/find', query, { signal });
  if (!Service) return plainPathOf('ServiceInvoice', slug);
  return `/service/${Service.slug}/${is_quote === 1 ? 'quote' : 'invoice'}`;
}

/** An order is shown on the page of its project, otherwise of its service call. */
async function orderPath(key: string, signal: AbortSignal): Promise<string> {
  const include = { Job: ['slug'], Service: ['slug'] } as const;
  const { slug, Job, Service } = await call('PurchaseOrder/find', { slug: key, fields: ['slug'], include }, { signal });
  if (Job) return `/project/${Job.slug}/purchase-orders/${slug}`;
  return Service ? `/service/${Service.slug}/purchase-orders/${slug}` : plainPathOf('PurchaseOrder', slug);
}
