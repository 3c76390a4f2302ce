import { useViewer } from '@fieldspan/api/profile';
import type { Equipment } from '@fieldspan/api/queries/equipment';
import { hasModule } from '@fieldspan/domain/access';
import { RecordComments } from '@fieldspan/records/page/record-comments';
import { EditForm } from './edit-form.tsx';
import styles from './piece-details.module.css';
import { PieceFacts } from './piece-facts.tsx';

/** What is known of a piece, for some to change, and what people say about it. */
export function PieceDetails({ piece }: { piece: Equipment }) {
  const viewer = useViewer();
  return (
    <div className={styles.details}>
      {hasModule(viewer, 'Equipment', 'write') ? <EditForm piece={piece} /> : <PieceFacts piece={piece} />}
      <RecordComments model="Equipment" slug={piece.slug} />
    </div>
  );
}
