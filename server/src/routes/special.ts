import { timeRoutes } from './clock/time-routes.ts';
import type { Route } from '../http/route.ts';
import { projectRoutes } from './projects/project-routes.ts';
import { partRoutes } from './files/parts/part-routes.ts';
import { deleteImage, deleteUpload } from './files/delete-upload.ts';
import { documentRoutes } from './documents/document-routes.ts';
import { drawingRoutes } from './files/drawing-routes.ts';
import { keepFile, keepImage } from './files/keep-image.ts';
import { readResource } from './files/read-resource.ts';
import { rotatePicture } from './files/rotate-picture.ts';
import { saveUpload } from './files/save-upload.ts';
import { scanPiece } from './equipment/scan-piece.ts';
import { factorRoutes } from './factors/factor-routes.ts';
import { formRoutes } from './forms/form-routes.ts';
import { starterRoutes } from './forms/starter-routes.ts';
import { templateRoutes } from './forms/template-routes.ts';
import { libraryRoutes } from './library/library-routes.ts';
import { listImportRoutes } from './records/import-list.ts';
import { listRoutes } from './records/list-jobs.ts';
import { materialUnits } from './records/material-units.ts';
import { stockRoutes } from './records/stock-levels.ts';
import { myCompany } from './records/my-company.ts';
import { equipmentLabels } from './equipment/equipment-labels.ts';
import { equipmentPhoto } from './equipment/equipment-photo.ts';
import { fillKit } from './equipment/fill-kit.ts';
import { importEquipment } from './equipment/import-equipment.ts';
import { reportProblem } from './equipment/report-problem.ts';
import { contractRoutes } from './contracts/contract-routes.ts';
import { mergeContact } from './contacts/merge-contact.ts';
import { publicAsset } from './contacts/public-asset.ts';
import { publicEquipment } from './records/public-equipment.ts';
import { publicProfile } from './records/public-profile.ts';
import { findPublicLink, renewPublicLink, savePublicLink } from './records/public-links.ts';
import { previewRecord } from './search/preview-record.ts';
import { searchEverything } from './search/search-everything.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { planRoutes } from './plans/publish-set.ts';
import { scheduleRoutes } from './schedule/schedule-routes.ts';
import { messageRoutes } from './messaging/message-routes.ts';
import { noticeRoutes } from './notices/notice-routes.ts';
import { incidentRoutes } from './safety/incident-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { signOnRoutes } from './sign-on/sign-on-routes.ts';
import { systemRoutes } from './system/system-routes.ts';
import { recordEngagement } from './system/record-engagement.ts';
import { saveError } from './system/save-error.ts';
import { exportRoutes } from './leaving/export-routes.ts';
import { historyRoutes } from './history/history-routes.ts';
import { tabletRoutes } from './tablets/tablet-routes.ts';
import { trashRoutes } from './trash/trash-routes.ts';
import { accountRoutes } from './user/account-routes.ts';
import { currentWeather } from './weather/current-weather.ts';
import { voteRoutes } from './releases/vote-routes.ts';

const equipmentRoutes: readonly Route[] = [
  publicEquipment,
  scanPiece,
  importEquipment,
  fillKit,
  equipmentLabels,
  equipmentPhoto,
  reportProblem,
];

const materialRoutes: readonly Route[] = [materialUnits, ...stockRoutes];

const contactRoutes: readonly Route[] = [mergeContact, publicAsset, publicProfile];

const onSheetRoutes: readonly Route[] = [...drawingRoutes, ...planRoutes];

/** Calls beyond the generic get, find, save and delete (documents 0 and 1, §7). */
export const specialRoutes = (): readonly Route[] => [
  ...accountRoutes,
  ...paymentRoutes,
  ...factorRoutes,
  ...signOnRoutes,
  ...tabletRoutes,
  ...messageRoutes(),
  searchEverything,
  previewRecord,
  myCompany,
  ...setupRoutes,
  ...scheduleRoutes,
  ...timeRoutes,
  ...incidentRoutes,
  ...materialRoutes,
  ...listImportRoutes,
  ...listRoutes,
  ...equipmentRoutes,
  ...contactRoutes,
  ...projectRoutes,
  ...contractRoutes,
  saveUpload,
  ...partRoutes,
  deleteUpload,
  keepImage,
  keepFile,
  deleteImage,
  rotatePicture,
  readResource,
  ...libraryRoutes,
  ...documentRoutes,
  ...onSheetRoutes,
  ...starterRoutes,
  ...formRoutes,
  ...templateRoutes,
  ...historyRoutes,
  ...exportRoutes,
  findPublicLink,
  savePublicLink,
  renewPublicLink,
  saveError,
  recordEngagement,
  ...voteRoutes,
  ...systemRoutes,
  currentWeather,
  ...trashRoutes,
  ...noticeRoutes,
];
