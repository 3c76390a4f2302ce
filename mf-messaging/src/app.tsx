import { Route, Routes } from '@fieldspan/federation/router';
import { MessagesScreen } from './messages-screen.tsx';
import { ThreadScreen } from './thread-screen.tsx';

export function App() {
  return (
    <Routes>
      <Route path="/messages" element={<MessagesScreen />} />
      <Route path="/message/:threadSlug" element={<ThreadScreen />} />
    </Routes>
  );
}
