import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { Area } from '@fieldspan/records/entry';

const readsCertificates = (viewer: Viewer): boolean => hasModule(viewer, 'Certificates', 'read');

export const safetyArea: Area = {
  title: 'Health & Safety',
  tabs: [
    { key: 'matrix', label: 'Matrix', to: '/safety/certificates/matrix', isShown: readsCertificates },
    { key: 'list', label: 'Certificates', to: '/safety/certificates/list' },
    { key: 'apps', label: 'Apps', to: '/safety/apps' },
  ],
};
