import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { LoadingPlace } from '@fieldspan/federation/loading-place';
import { Route, Routes } from '@fieldspan/federation/router';
import { Wait } from '@fieldspan/federation/wait';
import { MessagesScreen } from './messages-screen.tsx';

const ThreadScreen = lazyScreen(async () => (await import('./thread-screen.tsx')).ThreadScreen);

const SupportScreen = lazyScreen(async () => (await import('./support-screen.tsx')).SupportScreen);

export function App() {
  return (
    <Wait fallback={<LoadingPlace />}>
      <Routes>
        <Route path="/messages" element={<MessagesScreen />} />
        <Route path="/message/:threadSlug" element={<ThreadScreen />} />
        <Route path="/support" element={<SupportScreen />} />
      </Routes>
    </Wait>
  );
}
