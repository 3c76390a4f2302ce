import * as v from 'valibot';
import type { servedFormFile } from '../../forms/served-form-file.ts';
import { NotFound } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';
import { mimeOfPicture } from '../../media/file-type.ts';
import { serveStored, shownAs } from '../files/serve-stored.ts';

/** The name of a stored file in an address. */
export const FormFileName = v.pipe(v.string(), v.regex(/^[0-9a-z]{2}[0-9a-z.]{0,200}$/));

type Found = Awaited<ReturnType<typeof servedFormFile>>;

/** @throws NotFound if it is no file of that form, or is not stored any more */
export async function serveFormFile(ask: Ask, found: Found, filename: string): Promise<Response> {
  if (!found) throw new NotFound();
  const mime = found.filename === filename ? found.type : mimeOfPicture(filename);
  const resource = await shownAs(ask.services, { tenantId: found.tenant_id, filename, mime, name: found.name });
  return serveStored(ask, resource);
}
