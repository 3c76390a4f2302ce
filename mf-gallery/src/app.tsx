import { Route, Routes } from '@fieldspan/federation/router';
import { GalleryScreen } from './gallery-screen.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/dev/gallery" element={<GalleryScreen />} />
    </Routes>
  );
}
