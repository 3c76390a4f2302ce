import { useProfile } from '@fieldspan/api/profile';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck } from '@fieldspan/ui/icons';
import { useState } from 'react';
import { resolveDefaults } from './engine/resolve-defaults.ts';
import { defaultRoots } from './filler/default-roots.ts';
import { FillContext } from './filler/fill-context.ts';
import { FillStore } from './filler/fill-store.ts';
import { FormFiller } from './filler/form-filler.tsx';
import { Unreadable } from './static-view/unreadable.tsx';

/** Fills a form to its end, with every check. Nothing is stored, signed or sent. */
export function FormTestRun({ json }: { json: string }) {
  const profile = useProfile();
  const [fill] = useState(() => {
    const doc = parseForm(json);
    const roots = profile ? defaultRoots({ profile, company: null, site: null, now: new Date() }) : {};
    return doc && { store: new FillStore(resolveDefaults(doc, roots)), site: null };
  });
  if (!fill) return <Unreadable />;
  return (
    <FillContext value={fill}>
      <FormFiller
        saved={null}
        completion={
          <EmptyState icon={<IconCircleCheck aria-hidden="true" />} title={t('The end of the test run')}>
            {t('Here people sign and submit. Nothing that you entered was stored.')}
          </EmptyState>
        }
      />
    </FillContext>
  );
}
