import type { WidgetContracts } from '@fieldspan/contract/widgets';
import { Route, Routes, useParams, useSearchParams } from '@fieldspan/federation/router';
import { useEffect, useEffectEvent } from 'react';
import { readWhere } from './form-place.ts';
import { readQueue } from './form-queue.ts';
import { CategoriesScreen } from './selector/categories-screen.tsx';
import { ChoosingContext } from './selector/choosing.ts';
import { ChildTemplatesScreen } from './selector/child-templates-screen.tsx';
import { TemplatesScreen } from './selector/templates-screen.tsx';

type ChooserProps = WidgetContracts['forms.chooser'];

/** The form selector as a widget; its host opens the chosen form. */
export function Widget(props: ChooserProps) {
  return (
    <ChoosingContext value>
      <Routes>
        <Route path="/forms/templates" element={<CategoriesScreen />} />
        <Route path="/forms/templates/:cat_slug" element={<TemplatesScreen />} />
        <Route path="/forms/templates/:cat_slug/:template_slug" element={<ChildTemplatesScreen />} />
        <Route path="/do-form/:child_template_slug" element={<Chosen {...props} />} />
      </Routes>
    </ChoosingContext>
  );
}

/** The last level: the choice is made. */
function Chosen({ onChoose }: ChooserProps) {
  const { child_template_slug: child = '' } = useParams();
  const [params] = useSearchParams();
  const choose = useEffectEvent(() => onChoose?.({ child, ...readWhere(params) }, readQueue(params)));
  useEffect(() => choose(), []);
  return null;
}
