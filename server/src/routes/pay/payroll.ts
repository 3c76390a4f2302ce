import type { PayPeriodAnswer } from '@fieldspan/contract/pay-calls';
import { knownDay } from '@fieldspan/domain/calendar-day';
import { EXPORT_FORMATS, exportRows } from '@fieldspan/domain/pay/export-rows';
import { periodOf } from '@fieldspan/domain/pay/pay-period';
import * as v from 'valibot';
import { requireApp } from '../../apps/installed.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { Route, SignedInRoute } from '../../http/route.ts';
import type { Session } from '../../http/context.ts';
import { companyPay } from '../../pay/pay-facts.ts';
import { openPeriod, storeExport } from '../../pay/open-period.ts';
import { answerOf, exportedPeriod, fileLines } from '../../pay/exported-period.ts';
import { readsPay } from '../../registry/entries/masked.ts';
import { plainCsv } from '../../registry/csv-text.ts';
import { requireSubscription } from '../../registry/subscription.ts';

const Day = v.pipe(
  v.string(),
  v.check((text) => knownDay(text) !== null, 'must be a day such as 2026-11-28'),
);

function refuseOthers({ viewer }: Session): void {
  if (!readsPay(viewer)) throw new Refusal('Only who may see pay sees a period of pay.');
}

function refuseNoAdmin({ viewer }: Session): void {
  if (viewer.role !== 'Admin') throw new Refusal('Only an administrator exports pay.');
}

const PeriodSchema = v.object({ day: Day });

/** What everybody is paid for a period: as it was exported, or as it stands. */
const readPeriod: SignedInRoute = {
  verb: 'GET',
  path: 'Payroll/period',
  summary: 'What everybody is paid for the period of pay that a day is in, and what is in the way of its export',
  session: 'required',
  takes: PeriodSchema,
  async handle({ read, session, services, transact }): Promise<PayPeriodAnswer> {
    const { day } = await read(PeriodSchema);
    refuseOthers(session);
    return transact(async (tx) => {
      const { settings } = await companyPay(tx, session.tenantId);
      const period = periodOf(settings, day);
      const exported = await exportedPeriod(tx, session.tenantId, period.from);
      return exported ?? answerOf(await openPeriod(tx, { tenantId: session.tenantId, period, now: services.clock() }));
    });
  },
};

const ExportSchema = v.object({ from: Day, cents: WholeNumber });

/** Keeps the lines of a period; a second time is refused. */
const exportPeriod: SignedInRoute = {
  verb: 'POST',
  path: 'Payroll/export',
  summary: 'Keep the lines of a period of pay for a payroll product, once; cents: the total that the person saw',
  session: 'required',
  takes: ExportSchema,
  async handle({ read, session, services }): Promise<{ slug: string }> {
    const { from, cents } = await read(ExportSchema);
    refuseNoAdmin(session);
    requireSubscription(session, 'PayrollExport');
    return services.db.as(session, async (tx) => {
      await requireApp(tx, session.tenantId, 'payroll');
      return storeExport(tx, { session, from, cents, now: services.clock() });
    });
  },
};

const FileSchema = v.object({ slug: shortText(60), format: v.picklist(EXPORT_FORMATS) });

/** The lines that were kept, as a file for a product. */
const exportFile: SignedInRoute = {
  verb: 'GET',
  path: 'Payroll/file',
  summary:
    'The lines of an export as CSV: general, or in the shape of ADP Workforce Now, Paychex Flex or PaymentEvolution',
  session: 'required',
  takes: FileSchema,
  async handle({ read, session, transact }) {
    const { slug, format } = await read(FileSchema);
    refuseNoAdmin(session);
    const { name, lines, setup } = await transact(async (tx) => {
      const file = await fileLines(tx, { tenantId: session.tenantId, slug });
      const details = { list: `Payroll ${file.name} (${format})` };
      await noteActivity(tx, {
        kind: 'export',
        happened: 'exported',
        model: 'Company',
        recordId: session.tenantId,
        details,
      });
      return file;
    });
    return new Response(plainCsv(exportRows(format, lines, setup)), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="Payroll-${name}-${format}.csv"`,
        'cache-control': 'no-store',
      },
    });
  },
};

export const payrollRoutes: readonly Route[] = [readPeriod, exportPeriod, exportFile];
