import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { useSearchParams } from '@fieldspan/federation/router';

const ChildTemplateEditorScreen = lazyScreen(
  async () => (await import('./editor/child-template-editor-screen.tsx')).ChildTemplateEditorScreen,
);
const VersionsScreen = lazyScreen(async () => (await import('./versions/versions-screen.tsx')).VersionsScreen);

/** A child template in its editor, or with `?versions=1` its published versions. */
export function ChildTemplateScreen() {
  const [params] = useSearchParams();
  return params.has('versions') ? <VersionsScreen /> : <ChildTemplateEditorScreen />;
}
