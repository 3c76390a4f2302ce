import { mayRead } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';
const readsMaterials = mayRead('Material');

export const materialArea: Area = {
  title: msg('Materials & Tasks'),
  tabs: [
    { key: 'list', label: msg('Materials'), to: '/materials/list', isShown: readsMaterials },
    { key: 'assemblies', label: msg('Assemblies'), to: '/materials/assemblies', isShown: readsMaterials },
    { key: 'stock', label: msg('Stock'), to: '/materials/stock', isShown: readsMaterials },
    { key: 'tasks', label: msg('Labour tasks'), to: '/labour-tasks/list', isShown: readsMaterials },
    { key: 'settings', label: msg('Settings'), to: '/materials/settings', isShown: readsMaterials },
  ],
};
