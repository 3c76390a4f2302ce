import { armOf } from '@fieldspan/api/page-release';
import { withoutTokens } from '@fieldspan/api/without-tokens';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconCopy } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useEffect, useState } from 'react';
import { FailureTable } from './failure-table.tsx';
import styles from './fed-screen.module.css';
import { OverrideCard } from './override-card.tsx';
import { PlaceTable } from './place-table.tsx';
import { ReleaseTable } from './release-table.tsx';
import { SetCard } from './set-card.tsx';
import { SharedTable } from './shared-table.tsx';
import { tabReport } from './tab-report.ts';
import type { FetchedFile, TabState } from './tab-state.ts';
import { liveSeq } from './live-seq.ts';

const fetchedFiles = (): FetchedFile[] =>
  performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);

const workerState = (): string => navigator.serviceWorker?.controller?.state ?? t('none');

/** Shows which code this tab runs, where it came from and what failed. */
export function FedScreen({ read }: { read: () => TabState }) {
  const [{ tab, files }, setSeen] = useState(() => ({ tab: read(), files: fetchedFiles() }));
  const [live, setLive] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const arm = armOf(tab.set);

  useEffect(() => void liveSeq().then(setLive), []);

  const handleLook = () => {
    setSeen({ tab: read(), files: fetchedFiles() });
    void liveSeq().then(setLive);
  };
  const handleCopy = async () => {
    const report = tabReport(tab, { now: new Date(), files, arm, liveSeq: live, worker: workerState() });
    try {
      await navigator.clipboard.writeText(withoutTokens(report));
      setSaid(t('Report copied'));
    } catch {
      setSaid(t('This browser does not let the app copy.'));
    }
  };

  return (
    <>
      <PageHeader
        title={t('Releases in this tab')}
        subtitle={t('What runs here, where it came from, and what of it failed.')}
        actions={
          <>
            <Button onClick={handleLook}>{t('Look again')}</Button>
            <Button variant="primary" icon={<IconCopy aria-hidden="true" />} onClick={() => void handleCopy()}>
              {t('Copy report')}
            </Button>
            <output className={styles.said}>{said}</output>
          </>
        }
      />
      <div className={styles.page}>
        <SetCard set={tab.set} arm={arm} live={live} worker={workerState()} />
        {(tab.set.overrides ?? []).map((override) => (
          <OverrideCard key={override.remote} override={override} />
        ))}
        <ReleaseTable tab={tab} files={files} />
        <PlaceTable tab={tab} />
        <SharedTable tab={tab} />
        <FailureTable failures={tab.failures} />
      </div>
    </>
  );
}
