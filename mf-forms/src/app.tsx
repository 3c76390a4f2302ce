import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Navigate, Route, Routes } from '@fieldspan/federation/router';
import { ChildTemplateScreen } from './child-template-screen.tsx';
import { CategoriesScreen } from './selector/categories-screen.tsx';
import { ChildTemplatesScreen } from './selector/child-templates-screen.tsx';
import { TemplatesScreen } from './selector/templates-screen.tsx';

/**
 * The filler brings signing, fields and drafts along, so it is a chunk of its own: choosing a form does not load it.
 */
const ActionsScreen = lazyScreen(async () => (await import('./actions/actions-screen.tsx')).ActionsScreen);
const ActionScreen = lazyScreen(async () => (await import('./actions/actions-screen.tsx')).ActionScreen);
const FormsTabScreen = lazyScreen(async () => (await import('./forms-tab-screen.tsx')).FormsTabScreen);
const FormPage = lazyScreen(async () => (await import('./form-page.tsx')).FormPage);
const MarketplaceScreen = lazyScreen(
  async () => (await import('./marketplace/marketplace-screen.tsx')).MarketplaceScreen,
);
const FormPreview = lazyScreen(async () => (await import('./form-preview.tsx')).FormPreview);
const ExternalScreen = lazyScreen(async () => (await import('./external-screen.tsx')).ExternalScreen);
const TemplateEditorScreen = lazyScreen(
  async () => (await import('./template-editor/template-editor-screen.tsx')).TemplateEditorScreen,
);
const FormViewScreen = lazyScreen(async () => (await import('./form-view-screen.tsx')).FormViewScreen);

export function App() {
  return (
    <Routes>
      <Route path="/forms" element={<Navigate to="/forms/templates" replace />} />
      <Route path="/forms/list" element={<FormsTabScreen />} />
      <Route path="/forms/actions" element={<ActionsScreen />} />
      <Route path="/forms/actions/:slug" element={<ActionScreen />} />
      <Route path="/forms/:tab" element={<FormsTabScreen />} />
      <Route path="/forms/templates" element={<CategoriesScreen />} />
      <Route path="/forms/templates/:cat_slug" element={<TemplatesScreen />} />
      <Route path="/forms/templates/:cat_slug/:template_slug" element={<ChildTemplatesScreen />} />
      <Route path="/forms/template-editor/:slug" element={<TemplateEditorScreen />} />
      <Route path="/forms/template-editor/:cat_slug/:slug" element={<TemplateEditorScreen />} />
      <Route path="/forms/marketplace" element={<MarketplaceScreen />} />
      <Route path="/forms/child-template-editor/:slug" element={<ChildTemplateScreen />} />
      <Route path="/forms/child-template-editor/:template_slug/:slug" element={<ChildTemplateScreen />} />
      <Route path="/do-form/:child_template_slug" element={<FormPage />} />
      <Route path="/do-form/:child_template_slug/preview" element={<FormPreview />} />
      <Route path="/form/view/:slug" element={<FormViewScreen />} />
      <Route path="/form/external/:slug/:acknowledgement_slug" element={<ExternalScreen />} />
      <Route path="/form/external/:slug/:acknowledgement_slug/:token" element={<ExternalScreen />} />
    </Routes>
  );
}
