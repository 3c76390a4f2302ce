/**
 * What a reading call names: the model, `Model.Relation` for each relation that it includes or filters by, or the special
 * call itself.
 */
export function askedNames(call: string, payload: object): string[] {
  const [model = '', verb] = call.split('/');
  if (verb !== 'get' && verb !== 'find' && verb !== 'groups') return [call];
  return [model, ...relationsIn(payload).map((relation) => `${model}.${relation}`)];
}

function relationsIn(payload: object): string[] {
  const include = 'include' in payload ? payload.include : undefined;
  const filters = 'filters' in payload ? payload.filters : undefined;
  const groups = isObject(filters) && 'any' in filters && Array.isArray(filters.any) ? filters.any : [];
  const dotted = [filters, ...groups].flatMap((group) => (isObject(group) ? Object.keys(group) : []));
  return [
    ...relationOf('group' in payload ? payload.group : undefined),
    ...(Array.isArray(include) ? include.map(String) : Object.keys(include ?? {})),
    ...dotted.flatMap((field) => (field.includes('.') ? field.split('.').slice(0, 1) : [])),
  ];
}

/** What rows are grouped by is a relation, or a field: names of fields have no capital. */
function relationOf(group: unknown): string[] {
  const by = isObject(group) && 'by' in group ? String(group.by) : '';
  return /^[A-Z]/.test(by) ? [by] : [];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
