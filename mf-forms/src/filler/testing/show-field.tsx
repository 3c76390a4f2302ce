import type { FormSite } from '@fieldspan/api/queries/form-site';
import { queryClient } from '@fieldspan/api/query-client';
import { bareHost } from '@fieldspan/federation/testing/bare-host';
import { HostContext } from '@fieldspan/federation/host';
import type { FederationHost } from '@fieldspan/federation/lifecycles';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { oneField } from '@fieldspan/domain/form/testing/form-of';
import { FillContext } from '../fill-context.ts';
import { FillStore } from '../fill-store.ts';
import { SectionView } from '../section-view.tsx';

type Shown = { value?: unknown; site?: FormSite | null; host?: Partial<FederationHost> };

/**
 * Shows one field of a form.
 * @returns its current answer, and the form's state
 */
export function showField(field: object, { value, site = null, host = {} }: Shown = {}) {
  const { doc, id } = oneField(field, value);
  const store = new FillStore(doc);
  const [section] = doc.sections;
  if (!section) throw new Error('There is no section');
  render(
    <HostContext value={bareHost(host)}>
      <QueryClientProvider client={queryClient}>
        <FillContext value={{ store, site }}>
          <SectionView section={section} />
        </FillContext>
      </QueryClientProvider>
    </HostContext>,
  );
  return { store, id, answer: () => store.doc().answers.get(id) };
}
