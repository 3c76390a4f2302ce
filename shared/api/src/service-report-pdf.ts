import { deviceTimeZone } from './device-time-zone.ts';
import { requestFile } from './http.ts';

/** Of all visits of a call, or of one. */
export type ReportAsked = { key: string; visit?: number };

/** What the server is asked for: with times as this device shows them. */
export const reportQuestion = (asked: ReportAsked) => ({
  ...asked,
  zone: deviceTimeZone(),
});

/**
 * The report of a service call as a PDF.
 * @throws ApiError
 */
export function serviceReportPdf(asked: ReportAsked): Promise<Blob> {
  const path = 'Service/report-pdf';
  return requestFile({ call: path, verb: 'GET', path, payload: reportQuestion(asked) });
}
