import { mayTouchAll } from '@fieldspan/contract/access-rules';
import { isMailAddress } from '@fieldspan/domain/contact-address';
import * as v from 'valibot';
import { sendOnce } from '../../documents/send-once.ts';
import { attachable, picturesOf } from '../../forms/pdf/pdf-of.ts';
import type { PdfFile } from '../../forms/pdf/pdf-of.ts';
import { instantIn } from '../../forms/pdf/instant-in.ts';
import { LARGE, SMALL, storedPicture } from '../../forms/pdf/stored-picture.ts';
import type { PictureSize } from '../../forms/pdf/stored-picture.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText, WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { sentence } from '../../http/sentence.ts';
import { speechOf } from '../../notify/speech.ts';
import { lockRow } from '../../registry/lock-row.ts';
import { reportOf } from '../../visits/report/report-of.ts';
import type { Report, ReportAsked } from '../../visits/report/report-of.ts';
import { reportPdf } from '../../visits/report/report-pdf.ts';
import type { Worksheet } from '../../visits/report/report-pdf.ts';
import { shownForm } from '../forms/shown-form.ts';
import { withoutNumbers } from '../forms/without-numbers.ts';
import { pdfResponse, ZoneSchema } from '../forms/pdf-response.ts';

const Key = v.pipe(shortText(200), v.nonEmpty('must not be empty'));
const AskedSchema = v.object({ key: Key, visit: v.optional(WholeNumber), zone: ZoneSchema });
const SendSchema = v.object({
  ...AskedSchema.entries,
  email: shortText(200),
  text: v.optional(shortText(2000), ''),
  client_key: v.pipe(shortText(100), v.nonEmpty('must not be empty')),
});

/** The report as a PDF, for whoever may read the call. */
export const serviceReportPdf: SignedInRoute = {
  verb: 'GET',
  path: 'Service/report-pdf',
  summary:
    'What was done on a service call (key: id or slug; visit: one of its visits) as a tagged PDF; zone: the time zone of its times',
  session: 'required',
  takes: AskedSchema,
  async handle(ask) {
    const { visit = null, ...asked } = await ask.read(AskedSchema);
    await ask.services.limits.take('form-pdf', ask.session.userId);
    const report = await read(ask, { ...asked, visit });
    const { bytes, filename } = await fileOf(ask, report, { zone: asked.zone, isSmall: false });
    return pdfResponse(bytes, filename);
  },
};

/** Mails the report to the customer, once for each press, and writes that down in the history of the call. */
export const sendServiceReport: SignedInRoute = {
  verb: 'POST',
  path: 'Service/send-report',
  summary: 'Mail the report of a service call to an address (email) with its PDF; once for each client_key',
  session: 'required',
  takes: SendSchema,
  async handle(ask) {
    const { email, text, client_key, visit = null, zone, key } = await ask.read(SendSchema);
    const { session, services } = ask;
    if (!isMailAddress(email)) throw new Refusal('Write one e-mail address.');
    await requireWriter(ask, key);
    const report = await read(ask, { key, visit });
    await services.limits.take('document-mail', `${session.tenantId} ${session.userId}`);
    const file = await attachable((isSmall) => fileOf(ask, report, { zone, isSmall }));
    if (file === null) throw new Refusal('The report is too large for a mail. Download the PDF, or send one visit.');
    const name = `service-report/${session.userId}/${client_key}`;
    const sent = await services.db.system((tx) =>
      sendOnce(tx, { tenantId: session.tenantId, key: name }, async () => {
        await noteActivity(tx, {
          kind: 'export',
          happened: 'mailed',
          model: 'Service',
          recordId: report.service.id,
          details: { report: report.service.job_num, email },
          tenantId: session.tenantId,
          userId: session.userId,
        });
        await services.notifier.mail({
          to: email,
          ...mailText(ask, report, text),
          attachments: [{ filename: file.filename, contentType: 'application/pdf', bytes: file.bytes }],
        });
      }),
    );
    return { sent };
  },
};

const read = ({ session, transact }: SignedInAsk, asked: ReportAsked): Promise<Report> =>
  transact((tx) => reportOf({ tx, identity: session }, asked));

/** @throws Refusal for people who may read the call but do not work on it */
async function requireWriter({ transact, session }: SignedInAsk, key: string): Promise<void> {
  await transact(async (tx) => {
    const { mayWrite } = await lockRow({ tx, session }, { name: 'Service', key });
    if (!mayWrite && !mayTouchAll(session.viewer, 'Service', 'write'))
      throw new Refusal('Only who plans this call or works on it sends its report.');
  });
}

type Shown = { zone: string; isSmall: boolean };
/** Further photos are counted and not shown. */
const MOST_PHOTOS = 80;

async function fileOf(ask: SignedInAsk, report: Report, { zone, isSmall }: Shown): Promise<PdfFile> {
  const { session, services, time } = ask;
  const { tenantId } = session;
  const size = isSmall ? SMALL : LARGE;
  const speech = speechOf(ask.headers.get('page-language'));
  const photos = new Map<string, Awaited<ReturnType<typeof storedPicture>>>();
  const names = report.visits.flatMap((visit) => visit.photos.map(({ filename }) => filename));
  // One at a time: a photo of twelve megapixels takes 50 MB while it is made smaller.
  for (const filename of names.slice(0, MOST_PHOTOS))
    photos.set(filename, await storedPicture(services.storage, { tenantId, filename, size }));
  const worksheets = await worksheetsOf(ask, report, size);
  const said = instantIn(zone, speech.language);
  const bytes = await reportPdf({ report, worksheets, photos, said, speech, at: time });
  return { bytes, filename: `service-report-${report.service.job_num.replaceAll(/[^\w-]+/g, '-')}.pdf` };
}

/** The report goes to the customer, so phone numbers of colleagues are left out. */
async function worksheetsOf({ session, services }: SignedInAsk, report: Report, size: PictureSize) {
  const { db, storage } = services;
  const { tenantId, userId } = session;
  const looker = { as: 'reader', userId, mayWrite: false, revision: null } as const;
  const worksheets: Worksheet[] = [];
  for (const { id: formId } of report.worksheets) {
    const shown = await db.system((tx) => shownForm({ tx, storage }, { formId, tenantId }, looker));
    const form = { ...shown, form_json: withoutNumbers(shown.form_json) };
    worksheets.push({ form, pictures: await picturesOf(storage, { form, tenantId, size, most: 20 }) });
  }
  return worksheets;
}

function mailText({ headers }: SignedInAsk, { company, service }: Report, text: string) {
  const { say } = speechOf(headers.get('page-language'));
  const parts = [
    say(sentence`${company.name} sends you the report of the service call ${service.job_num}: ${service.job_name}.`),
    text,
    say(sentence`The report is attached as a PDF.`),
  ];
  return {
    subject: say(sentence`Service report ${service.job_num} (${company.name})`),
    text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  };
}
