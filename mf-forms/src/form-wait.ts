import { outboxAtom } from '@fieldspan/api/outbox/outbox';
import { store } from '@fieldspan/api/store';
import { keysOnTheirWay } from '@fieldspan/domain/form/form-files';
import type { FormDoc } from '@fieldspan/domain/form/form-types';
import type { FillingSource } from './filling-source.tsx';
import { whereSearch } from './form-place.ts';
import type { FormWait } from './signing/keep-form.ts';

/** A form's outbox item: it is sent after its own pictures. */
export function waitOf(
  { child, form, unsent, writer }: FillingSource,
  doc: FormDoc,
  equipmentId: number | null,
): FormWait {
  const unsentKeys = new Set(store.get(outboxAtom).map(({ clientKey }) => clientKey));
  return {
    label: child.description,
    address: `/do-form/${child.slug}${whereSearch(form)}`,
    answers: doc.answers,
    equipmentId,
    after: keysOnTheirWay(doc).filter((key) => unsentKeys.has(key)),
    replaces: unsent?.clientKey ?? null,
    writer,
  };
}
