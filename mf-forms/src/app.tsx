import { Navigate, Route, Routes } from '@fieldspan/federation/router';
import { FormScreen } from './reader/form-screen.tsx';
import { CategoriesScreen } from './selector/categories-screen.tsx';
import { ChildTemplatesScreen } from './selector/child-templates-screen.tsx';
import { TemplatesScreen } from './selector/templates-screen.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/forms" element={<Navigate to="/forms/templates" replace />} />
      <Route path="/forms/templates" element={<CategoriesScreen />} />
      <Route path="/forms/templates/:cat_slug" element={<TemplatesScreen />} />
      <Route path="/forms/templates/:cat_slug/:template_slug" element={<ChildTemplatesScreen />} />
      <Route path="/do-form/:child_template_slug" element={<FormScreen />} />
    </Routes>
  );
}
