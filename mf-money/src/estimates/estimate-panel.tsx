import { estimateQuery } from '@fieldspan/api/queries/estimates';
import type { Places } from '@fieldspan/contract/places';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { EstimateFacts } from './estimate-facts.tsx';
import { EstimateForm } from './estimate-form.tsx';
import { OfferButton } from './offer-button.tsx';
import styles from '../lines/estimate.module.css';

/** The estimated cost of a project; read-only once it is locked. */
export function EstimatePanel({ project }: Places['project.tab']) {
  const { viewer } = useCurrentUser();
  const { data: estimate } = useSuspenseQuery(estimateQuery(project.id));
  const [isUnsaved, setIsUnsaved] = useState(false);
  const isLocked = project.isEstimateLocked;
  const isWriter = mayWrite('JobEstimate')(viewer);
  return (
    <div className={styles.page}>
      {isLocked && <AlertBox type="info">{t('This estimate is locked. Its details tab unlocks it.')}</AlertBox>}
      {mayWrite('JobBid')(viewer) && estimate !== null && (
        <OfferButton jobId={project.id} estimate={estimate} isHeld={isUnsaved} />
      )}
      {isWriter && !isLocked ? (
        <EstimateForm jobId={project.id} estimate={estimate} onUnsaved={setIsUnsaved} />
      ) : (
        <EstimateFacts estimate={estimate} />
      )}
    </div>
  );
}
