import { requestFile } from './http.ts';

/** What gets labels: some pieces, all of a type, or a kit. */
export type LabelsOf = { ids: readonly number[] } | { typeId: number } | { kitId: number };

type LabelsAsked = { of: LabelsOf; sheet: string; used: number };

/**
 * Labels of pieces of equipment as a PDF, for a kind of paper.
 * @param used labels of the first page that are peeled off already
 * @throws ApiError
 */
export function equipmentLabels({ of, sheet, used }: LabelsAsked): Promise<Blob> {
  const path = 'Equipment/labels';
  return requestFile({ call: path, verb: 'GET', path, payload: { ...namesOf(of), sheet, used } });
}

function namesOf(of: LabelsOf) {
  if ('ids' in of) return { ids: of.ids.join(',') };
  return 'kitId' in of ? { kit_id: of.kitId } : { type_id: of.typeId };
}
