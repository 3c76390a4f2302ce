import type { IncidentFileQuestion } from '@fieldspan/contract/incident-calls';
import { requestFile } from './http.ts';

/**
 * What an authority wants of a year or of an incident, as a PDF.
 * @throws ApiError
 */
export function incidentFile(question: IncidentFileQuestion): Promise<Blob> {
  const path = 'Incident/file';
  return requestFile({ call: path, verb: 'GET', path, payload: question });
}
