import { mayWrite } from '@fieldspan/contract/access-rules';
import { INCIDENT_FILES } from '@fieldspan/contract/incident-calls';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { Route, SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { casePdf } from '../../safety/case-pdf.ts';
import { logPdf, summaryPdf } from '../../safety/log-pdf.ts';
import { readCase } from '../../safety/read-case.ts';
import { readRegister } from '../../safety/read-register.ts';
import { pdfResponse } from '../forms/pdf-response.ts';

const Year = v.pipe(WholeNumber, v.minValue(1990, 'must be a year'), v.maxValue(2100, 'must be a year'));
const RegisterSchema = v.object({ year: Year });
const FileSchema = v.object({
  file: v.picklist(INCIDENT_FILES),
  year: v.optional(Year),
  key: v.optional(v.pipe(shortText(200), v.nonEmpty('must not be empty'))),
});

function requireLooking({ session }: SignedInAsk): void {
  if (!mayWrite('Incident')(session.viewer))
    throw new Refusal('Only who may change certificates reads the register of incidents.');
}

const register: SignedInRoute = {
  verb: 'GET',
  path: 'Incident/register',
  summary: 'OSHA’s log of a year, its totals, and how many incidents each month had',
  session: 'required',
  takes: RegisterSchema,
  async handle(ask) {
    requireLooking(ask);
    const { year } = await ask.read(RegisterSchema);
    return ask.transact((tx) => readRegister(tx, { tenantId: ask.session.tenantId, year }));
  },
};

const file: SignedInRoute = {
  verb: 'GET',
  path: 'Incident/file',
  summary:
    'A file for an authority as a tagged PDF: osha-300 or osha-300a of a year, osha-301 or form-7 of an incident (key: id or slug)',
  session: 'required',
  takes: FileSchema,
  async handle(ask) {
    requireLooking(ask);
    const { file: kind, year, key } = await ask.read(FileSchema);
    await ask.services.limits.take('form-pdf', ask.session.userId);
    const { tenantId } = ask.session;
    if (kind === 'osha-301' || kind === 'form-7') {
      const found = key === undefined ? null : await ask.transact((tx) => readCase(tx, tenantId, key));
      if (!found) throw new Refusal('Incident not found.');
      const { bytes, filename } = await casePdf(found, kind, ask.time);
      return pdfResponse(bytes, filename);
    }
    if (year === undefined) throw new Refusal('Say the year of the log.');
    const log = await ask.transact((tx) => readRegister(tx, { tenantId, year }));
    const { bytes, filename } = await (kind === 'osha-300' ? logPdf : summaryPdf)(log, ask.time);
    return pdfResponse(bytes, filename);
  },
};

/** What the law wants to be written down of incidents. */
export const incidentRoutes: readonly Route[] = [register, file];
