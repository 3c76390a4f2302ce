import { t } from '@fieldspan/ui/i18n';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { StillLoading } from '@fieldspan/ui/still-loading';
import { useEffect, useState } from 'react';
import { SLOW_MS } from './visit.ts';

/** Placeholder for a screen whose code or data is loading; says so when it takes long. */
export function LoadingPlace() {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <SkeletonRows />
      {isSlow && <StillLoading wayOut={{ label: t('Reload'), onPress: reload }} />}
    </>
  );
}

const reload = (): void => window.location.reload();
