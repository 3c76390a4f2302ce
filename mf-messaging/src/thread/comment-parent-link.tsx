import { redirectQuery } from '@fieldspan/api/queries/redirect';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { plainPathOf } from '@fieldspan/domain/redirect-type';
import { AppLink } from '@fieldspan/ui/link';
import { useQuery } from '@tanstack/react-query';
import styles from './thread-context.module.css';

type CommentParentLinkProps = { model: CommentParent; slug: string; label: string };

/** A link to the record; plain text while its path is not known, or if the record is gone. */
export function CommentParentLink({ model, slug, label }: CommentParentLinkProps) {
  // These two are shown on the page of their project or service call.
  const isLookedUp = model === 'ServiceInvoice' || model === 'PurchaseOrder';
  const { data: found } = useQuery({ ...redirectQuery(model, slug), enabled: isLookedUp });
  const path = isLookedUp ? found : plainPathOf(model, slug);
  if (path === undefined) return label;
  return (
    <AppLink to={path} className={styles.link}>
      {label}
    </AppLink>
  );
}
