import { Route, Routes } from '@fieldspan/federation/router';
import { CanvasScreen, WhiteboardsScreen } from './canvas-screen.ts';
import { FileScreen } from './file/file-screen.tsx';
import { DuplicatesScreen, SharedScreen, SharesScreen } from './more-screens.ts';
import { FilesScreen } from './files-screen.tsx';
import { PlanScreen, PlanSetScreen } from './plan-screens.ts';

export function App() {
  return (
    <Routes>
      <Route path="/library/files" element={<FilesScreen />} />
      <Route path="/library/files/:tag" element={<FilesScreen />} />
      <Route path="/library/folder/:folder" element={<FilesScreen />} />
      <Route path="/library/links" element={<SharesScreen />} />
      <Route path="/library/duplicates" element={<DuplicatesScreen />} />
      <Route path="/shared/:slug" element={<SharedScreen />} />
      <Route path="/library/file/:slug" element={<FileScreen />} />
      <Route path="/library/file/:slug/:view_type" element={<FileScreen />} />
      <Route path="/canvas" element={<CanvasScreen />} />
      <Route path="/library/whiteboards" element={<WhiteboardsScreen />} />
      <Route path="/library/plan/:slug" element={<PlanScreen />} />
      <Route path="/library/plan-set/:slug" element={<PlanSetScreen />} />
    </Routes>
  );
}
