import { bidQuery, estimateQuery } from '@fieldspan/api/queries/estimates';
import type { Bid } from '@fieldspan/api/queries/estimates';
import { foundQuery } from '@fieldspan/api/queries/found';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { moneyText } from '@fieldspan/domain/money-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconBuilding } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useState } from 'react';
import { DocumentLines } from '../documents/document-lines.tsx';
import { DocumentSteps } from '../documents/document-steps.tsx';
import { SentDocument } from '../documents/sent-document.tsx';
import { AcceptBid } from './accept-bid.tsx';
import { NotFound } from '@fieldspan/records/page/not-found';
import { Facts } from '@fieldspan/ui/layout/facts';
import { ChosenTotal } from './chosen-total.tsx';
import { EstimateFacts } from './estimate-facts.tsx';
import styles from '../lines/estimate.module.css';

/** One bid: its project, its state, and its lines. */
export function BidSummary() {
  const { bidSlug = '' } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(bidQuery(bidSlug)));
  if ('record' in found) return <FoundBid bid={found.record} />;
  return <NotFound title={t('Bid')} reason={found.reason} back={{ label: t('Projects'), to: '/projects/list' }} />;
}

function FoundBid({ bid }: { bid: Bid }) {
  const { viewer } = useCurrentUser();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { Job: job } = bid;
  const may = mayWrite('JobBid')(viewer);
  const title = bid.title || t('Bid');
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        subtitle={job?.job_name}
        status={bid.status && <Tag tone={bid.is_active === 1 ? 'blue' : 'neutral'}>{bid.status}</Tag>}
        breadcrumb={[
          { label: t('Projects'), to: '/projects/list' },
          ...(job ? [{ label: job.job_name, to: `/project/${job.slug}/dashboard` }] : []),
          { label: title },
        ]}
      />
      <div className={styles.page}>
        <Card title={t('Project')} icon={<IconBuilding aria-hidden="true" />}>
          <Facts facts={factsOf(bid)} />
        </Card>
        {bid.lines_json !== null && <BidSteps bid={bid} isWriter={may} isUnsaved={isUnsaved} />}
        <BidLines bid={bid} isWriter={may} onUnsaved={setIsUnsaved} />
      </div>
    </>
  );
}

type BidStepsProps = { bid: Bid; isWriter: boolean; isUnsaved: boolean };

/** What can be done with a bid that has lines; who may not see what it comes to does not see what was sent. */
function BidSteps({ bid, isWriter, isUnsaved }: BidStepsProps) {
  return (
    <>
      <DocumentSteps model="JobBid" document={bid} mayWrite={isWriter} isUnsaved={isUnsaved} />
      {bid.total !== null && <SentDocument document={sentBid(bid)} mayWrite={isWriter} />}
      {isWriter && (bid.status === 'Sent' || bid.status === 'Declined') && <AcceptBid bid={bid} />}
    </>
  );
}

const sentBid = ({ id, slug, title, status }: Bid) =>
  ({ model: 'JobBid', id, slug, name: title || t('Bid'), status }) as const;

const factsOf = (bid: Bid) => {
  const { Job: job, total } = bid;
  return [
    {
      term: t('Project'),
      fact: job && <AppLink to={`/project/${job.slug}/dashboard`}>{`${job.job_num} ${job.job_name}`}</AppLink>,
    },
    { term: t('Customer'), fact: job?.customer_name_cache },
    { term: t('City'), fact: job?.city },
    { term: t('Bid'), fact: moneyText(total) },
    { term: t('With the chosen options'), fact: bid.chosen_json && <ChosenTotal bid={bid} /> },
  ];
};

type BidLinesProps = { bid: Bid; isWriter: boolean; onUnsaved: (isUnsaved: boolean) => void };

/** What is offered; a bid that somebody wrote as one sum shows the estimate behind it. */
function BidLines({ bid, isWriter, onUnsaved }: BidLinesProps) {
  const { data: estimate } = useSuspenseQuery(estimateQuery(bid.job_id));
  if (bid.lines_json === null && bid.status !== 'Draft') return <EstimateFacts estimate={estimate} />;
  return <DocumentLines model="JobBid" document={bid} mayWrite={isWriter} onUnsaved={onUnsaved} />;
}
