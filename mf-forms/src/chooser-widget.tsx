import { Route, Routes } from '@fieldspan/federation/router';
import { CategoriesScreen } from './selector/categories-screen.tsx';
import { ChildTemplatesScreen } from './selector/child-templates-screen.tsx';
import { TemplatesScreen } from './selector/templates-screen.tsx';

/** The form selector on any screen; the form that is chosen opens in the app. */
export function Widget() {
  return (
    <Routes>
      <Route path="/forms/templates" element={<CategoriesScreen />} />
      <Route path="/forms/templates/:cat_slug" element={<TemplatesScreen />} />
      <Route path="/forms/templates/:cat_slug/:template_slug" element={<ChildTemplatesScreen />} />
    </Routes>
  );
}
