import { childTemplateQuery } from '@fieldspan/api/queries/forms';
import { foundQuery } from '@fieldspan/api/queries/found';
import { useParams } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { FormNotFound } from '../form-not-found.tsx';
import { FormReader } from './form-reader.tsx';

export function FormScreen() {
  const { child_template_slug = '' } = useParams();
  const { data: found } = useSuspenseQuery(foundQuery(childTemplateQuery(child_template_slug)));
  return 'record' in found ? <FormReader child={found.record} /> : <FormNotFound reason={found.reason} />;
}
