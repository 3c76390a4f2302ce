import { mayRead, mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import type { Area } from '@fieldspan/records/entry';

const managesCertificates = mayWrite('CertificateRule');
export const looksIntoIncidents = mayWrite('Incident');
const readsCertificates = mayRead('Certificate');

export const safetyArea: Area = {
  title: msg('Health & Safety'),
  tabs: [
    { key: 'matrix', label: msg('Matrix'), to: '/safety/certificates/matrix', isShown: readsCertificates },
    { key: 'list', label: msg('Certificates'), to: '/safety/certificates/list' },
    { key: 'types', label: msg('Kinds'), to: '/safety/certificates/types', isShown: managesCertificates },
    { key: 'rules', label: msg('Rules'), to: '/safety/certificates/rules', isShown: managesCertificates },
    { key: 'incidents', label: msg('Incidents'), to: '/safety/incidents' },
    { key: 'register', label: msg('Register'), to: '/safety/register', isShown: looksIntoIncidents },
    { key: 'hazards', label: msg('Hazards'), to: '/safety/hazards' },
    { key: 'apps', label: msg('Apps'), to: '/safety/apps' },
  ],
};
