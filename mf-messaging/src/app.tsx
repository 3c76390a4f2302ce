import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { Route, Routes } from '@fieldspan/federation/router';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { Suspense } from 'react';
import { MessagesScreen } from './messages-screen.tsx';

const ThreadScreen = lazyScreen(async () => (await import('./thread-screen.tsx')).ThreadScreen);

export function App() {
  return (
    <Suspense fallback={<SkeletonRows />}>
      <Routes>
        <Route path="/messages" element={<MessagesScreen />} />
        <Route path="/message/:threadSlug" element={<ThreadScreen />} />
      </Routes>
    </Suspense>
  );
}
