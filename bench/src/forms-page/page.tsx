import '../../../shared/ui/src/styles/layers.css';
import '../../../shared/ui/src/styles/reset.css';
import '../../../shared/ui/src/styles/tokens.css';
import { queryClient } from '@fieldspan/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { FillContext } from '../../../mf-forms/src/filler/fill-context.ts';
import { FormDraft } from '../../../mf-forms/src/filler/form-draft.ts';
import { newFill } from '../../../mf-forms/src/filler/new-fill.ts';
import { SectionView } from '../../../mf-forms/src/filler/section-view.tsx';
import { HostContext } from '../../../shared/federation/src/host.ts';
import { bareHost } from '../../../shared/federation/src/testing/bare-host.ts';
import { KINDS, OPTIONS } from './questions.ts';
import { PlainForm } from './plain-form.tsx';

const OWNER = { tenantId: 1, userId: 4, childSlug: 'bench', place: '', label: 'Bench' };
const ROOTS = { user: {}, company: {}, job: {}, service: {} };

function formJson(count: number): string {
  const fields = Array.from({ length: count }, (_, at) => {
    const type = KINDS[at % KINDS.length] ?? 'text';
    return { key: `q${at}`, type, label: `Question ${at}`, ...(hasOptions(type) && { options: [...OPTIONS] }) };
  });
  return JSON.stringify([{ key: 'all', sectionHeading: 'All', fields }]);
}

const hasOptions = (type: string) => type === 'select' || type === 'checklist';

/** The filler's own questions, store and draft. */
async function openOurs(place: HTMLElement, count: number): Promise<void> {
  const draft = await FormDraft.open({ ...OWNER, childSlug: `bench-${count}-${Date.now()}` });
  const store = newFill({ json: formJson(count), templateVersion: 1, roots: ROOTS, draft, isOnLast: false });
  const section = store?.doc().sections[0];
  if (!store || !section) throw new Error('The form cannot be read');
  flushSync(() =>
    createRoot(place).render(
      <HostContext value={bareHost()}>
        <QueryClientProvider client={queryClient}>
          <FillContext value={{ store, site: null }}>
            <SectionView section={section} />
          </FillContext>
        </QueryClientProvider>
      </HostContext>,
    ),
  );
}

function openPlain(place: HTMLElement, count: number): void {
  flushSync(() => createRoot(place).render(<PlainForm count={count} />));
}

Object.assign(globalThis, {
  forms: { ours: openOurs, plain: openPlain },
});
