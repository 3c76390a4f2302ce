import { Route, Routes } from '@fieldspan/federation/router';
import { CategoryScreen } from './catalogue/category-screen.tsx';
import { FleetScreen } from './catalogue/fleet-screen.tsx';
import { TypeScreen } from './catalogue/type-screen.tsx';
import { EditScreen } from './edit/edit-screen.tsx';
import { PublicScreen } from './public/public-screen.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/equipment" element={<FleetScreen />} />
      <Route path="/equipment/list" element={<FleetScreen />} />
      <Route path="/equipment/edit/:slug" element={<EditScreen />} />
      <Route path="/equipment/view/:slug" element={<PublicScreen />} />
      <Route path="/equipment/:cat_slug" element={<CategoryScreen />} />
      <Route path="/equipment/:cat_slug/:type_slug" element={<TypeScreen />} />
    </Routes>
  );
}
