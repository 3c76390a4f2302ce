import { currentSession } from '@fieldspan/api/session';
import { publicEquipmentQuery } from '@fieldspan/api/queries/equipment';
import type { QueryAnswer } from '@fieldspan/api/queries/query-answer';
import { instantText } from '@fieldspan/domain/day-text';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboardCheck, IconLock, IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { HandOverLinks } from '../piece/hand-over-links.tsx';
import { FactList } from '../piece/fact-list.tsx';
import { LabelCard } from '../labels/label-card.tsx';
import { serviceFacts } from '../piece/service-facts.ts';
import { PieceState } from '../piece/piece-state.tsx';
import { ReportProblem } from './report-problem.tsx';
import styles from './public-screen.module.css';

/** What everybody with the link, or the label on the machine, may see. */
export function PublicScreen() {
  const { slug = '' } = useParams();
  const { data: piece } = useSuspenseQuery(publicEquipmentQuery(slug));
  const today = useToday();
  usePageTitle(piece?.description ?? t('Equipment'));
  if (!piece) {
    return (
      <>
        <PageHeader title={t('Equipment')} />
        <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('Equipment not found')}>
          {t('The link may be old. Ask the company that the machine belongs to.')}
        </EmptyState>
      </>
    );
  }
  const { out_of_service: outage = null } = piece;
  return (
    <div className={styles.page}>
      <PageHeader
        title={piece.description}
        subtitle={piece.company_name}
        status={<PieceState piece={{ ...piece, is_out_of_service: outage ? 1 : 0 }} />}
      />
      {currentSession() !== null && (
        <div className={styles.handOver}>
          <HandOverLinks slug={piece.slug} size="l" variant="primary" />
        </div>
      )}
      {outage && (
        <AlertBox type="danger">
          {t('Out of service since {{day}}: {{reason}}. Do not use it.', {
            day: instantText(outage.since),
            reason: outage.reason,
          })}
        </AlertBox>
      )}
      {piece.photo && (
        <img
          className={styles.photo}
          src={`/resources/equipment-pages/${encodeURIComponent(piece.slug)}/${encodeURIComponent(piece.photo)}`}
          alt={piece.description}
        />
      )}
      <Actions piece={piece} />
      <Card>
        <FactList
          facts={[
            { term: t('Category'), text: piece.category },
            { term: t('Type'), text: piece.type },
            { term: t('Serial number'), text: piece.serial_num },
            ...serviceFacts(piece, today),
          ]}
        />
      </Card>
      <LabelCard slug={piece.slug} />
    </div>
  );
}

type Piece = NonNullable<QueryAnswer<typeof publicEquipmentQuery>>;

/** What can be done where the machine stands: by anybody, and by people of its company. */
function Actions({ piece }: { piece: Piece }) {
  const { for_colleagues: known = null } = piece;
  return (
    <div className={styles.actions}>
      {known?.inspections.map(({ slug, title }) => (
        <Button
          key={slug}
          variant="primary"
          icon={<IconClipboardCheck aria-hidden="true" />}
          render={<AppLink to={`/do-form/${slug}?equipment=${known.id}`} />}
        >
          {t('Inspect: {{title}}', { title })}
        </Button>
      ))}
      <ReportProblem slug={piece.slug} name={piece.description} />
      {known === null && (
        <Button
          icon={<IconLock aria-hidden="true" />}
          render={<AppLink to={`/equipment/open/${encodeURIComponent(piece.slug)}`} />}
        >
          {t('Sign in to inspect it')}
        </Button>
      )}
      {known?.may_read === true && (
        <Button render={<AppLink to={`/equipment/edit/${known.id}`} />}>{t('Open the equipment')}</Button>
      )}
    </div>
  );
}
