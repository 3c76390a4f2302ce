import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import type { ChildTemplate } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import { openForm } from '@fieldspan/domain/form/edit/edit-form';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormNotFound } from '../form-not-found.tsx';
import { ForFormManagers } from '../for-form-managers.tsx';
import { Unreadable } from '../static-view/unreadable.tsx';
import { ChildTemplateEditor } from './child-template-editor.tsx';
import { NewChildTemplate } from './new-child-template.tsx';

/** The slug `new` creates a child template of the template in the address. */
export function ChildTemplateEditorScreen() {
  const { template_slug = '', slug = '' } = useParams();
  return (
    <ForFormManagers>
      {slug === 'new' ? <NewChildTemplate templateSlug={template_slug} /> : <Opened key={slug} slug={slug} />}
    </ForFormManagers>
  );
}

function Opened({ slug }: { slug: string }) {
  const { data: found } = useSuspenseQuery(foundQuery(childTemplateQuery(slug)));
  return 'record' in found ? <Editor child={found.record} /> : <FormNotFound reason={found.reason} />;
}

function Editor({ child }: { child: ChildTemplate }) {
  usePageTitle(child.description);
  const isReadable = openForm(draftOf(child)) !== null;
  return isReadable ? <ChildTemplateEditor key={child.id} child={child} json={draftOf(child)} /> : <Unreadable />;
}

/** What is edited: the draft, or what is published when there is none. */
const draftOf = ({ draft_json, form_json, FormTemplate }: ChildTemplate): string =>
  draft_json ?? form_json ?? FormTemplate?.form_json ?? '[]';
