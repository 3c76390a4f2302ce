import { requestFile } from './http.ts';

/** Which pieces get labels: some of them, or all of a type. */
export type LabelsOf = { ids: readonly number[] } | { typeId: number };

type LabelsAsked = { of: LabelsOf; sheet: string; used: number };

/**
 * Labels of pieces of equipment as a PDF, for a kind of paper.
 * @param used labels of the first page that are peeled off already
 * @throws ApiError
 */
export function equipmentLabels({ of, sheet, used }: LabelsAsked): Promise<Blob> {
  const which = 'ids' in of ? { ids: of.ids.join(',') } : { type_id: of.typeId };
  const path = 'Equipment/labels';
  return requestFile({ call: path, verb: 'GET', path, payload: { ...which, sheet, used } });
}
