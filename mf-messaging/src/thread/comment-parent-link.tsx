import { commentInvoiceQuery, commentOrderQuery } from '@fieldspan/api/queries/messaging';
import { commentParentPath } from '@fieldspan/domain/comment-parent-path';
import type { CommentParentRecord } from '@fieldspan/domain/comment-parent-path';
import type { CommentParent } from '@fieldspan/domain/comment-parents';
import { AppLink } from '@fieldspan/ui/link';
import { useQuery } from '@tanstack/react-query';
import styles from './thread-context.module.css';

type CommentParentLinkProps = { model: CommentParent; slug: string; label: string };

/** A link to the record; plain words while its place is not known, or when it is gone. */
export function CommentParentLink({ model, slug, label }: CommentParentLinkProps) {
  const path = commentParentPath(useParentRecord(model, slug));
  if (path === null) return label;
  return (
    <AppLink to={path} className={styles.link}>
      {label}
    </AppLink>
  );
}

function useParentRecord(model: CommentParent, slug: string): CommentParentRecord {
  const invoice = useQuery({ ...commentInvoiceQuery(slug), enabled: model === 'ServiceInvoice' }).data;
  const order = useQuery({ ...commentOrderQuery(slug), enabled: model === 'PurchaseOrder' }).data;
  return {
    model,
    slug,
    serviceSlug: invoice?.Service?.slug,
    isQuote: invoice?.is_quote === 1,
    jobSlug: order?.Job?.slug,
  };
}
