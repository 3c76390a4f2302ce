import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import type { Area } from '@fieldspan/records/entry';

export const readsMaterials = (viewer: Viewer): boolean => hasModule(viewer, 'Materials', 'read');

export const materialArea: Area = {
  title: 'Materials & Tasks',
  tabs: [
    { key: 'list', label: 'Materials', to: '/materials/list', isShown: readsMaterials },
    { key: 'assemblies', label: 'Assemblies', to: '/materials/assemblies', isShown: readsMaterials },
    { key: 'tasks', label: 'Labour tasks', to: '/labour-tasks/list', isShown: readsMaterials },
    { key: 'settings', label: 'Settings', to: '/materials/settings', isShown: readsMaterials },
  ],
};
