import type { Route } from '../http/route.ts';
import { punchClock } from './clock/punch-clock.ts';
import { deleteImage, deleteUpload } from './files/delete-upload.ts';
import { keepImage } from './files/keep-image.ts';
import { readResource } from './files/read-resource.ts';
import { rotatePicture } from './files/rotate-picture.ts';
import { saveUpload } from './files/save-upload.ts';
import { findForm } from './forms/find-form.ts';
import { inviteAgain } from './forms/invite-again.ts';
import { saveBatch } from './forms/save-batch.ts';
import { signForm } from './forms/sign-form.ts';
import { startLog } from './forms/start-log.ts';
import { checkNew } from './messaging/check-new.ts';
import { deleteMessage } from './messaging/delete-message.ts';
import { getMessages } from './messaging/get-messages.ts';
import { leaveThread } from './messaging/leave-thread.ts';
import { markRead } from './messaging/mark-read.ts';
import { markUnread } from './messaging/mark-unread.ts';
import { myThread } from './messaging/my-thread.ts';
import { okMessage } from './messaging/ok-message.ts';
import { pinMessage } from './messaging/pin-message.ts';
import { saveMessage } from './messaging/save-message.ts';
import { saveThread } from './messaging/save-thread.ts';
import { searchThreads } from './messaging/search-threads.ts';
import { setNotify } from './messaging/set-notify.ts';
import { materialUnits } from './records/material-units.ts';
import { myCompany } from './records/my-company.ts';
import { myServices } from './records/my-services.ts';
import { publicEquipment } from './records/public-equipment.ts';
import { countReviewableLogs } from './records/reviewable-logs.ts';
import { serviceStatuses } from './records/service-statuses.ts';
import { previewRecord } from './search/preview-record.ts';
import { searchEverything } from './search/search-everything.ts';
import { pushKey } from './notices/push-key.ts';
import { readQuietHours, saveQuietHours } from './notices/quiet-hours.ts';
import { registerNotifications } from './notices/register-notifications.ts';
import { readOutbox } from './system/read-outbox.ts';
import { recordEngagement } from './system/record-engagement.ts';
import { saveError } from './system/save-error.ts';
import { acknowledgeTerms } from './user/acknowledge-terms.ts';
import { acceptEmployment, declineEmployment } from './user/answer-invite.ts';
import { authenticate } from './user/authenticate.ts';
import { createToken } from './user/create-token.ts';
import { enterSetup } from './user/enter-setup.ts';
import { joinCompany } from './user/join-company.ts';
import { readInvitation } from './user/read-invitation.ts';
import { register } from './user/register.ts';
import { requestReset } from './user/request-reset.ts';
import { resetPassword } from './user/reset-password.ts';
import { signOut } from './user/sign-out.ts';
import { readTerms } from './user/terms-page.ts';
import { currentWeather } from './weather/current-weather.ts';

/** Calls that are more than get, find, save and delete of a model (documents 0 and 1, §7). */
export const specialRoutes = (): readonly Route[] => [
  authenticate,
  signOut,
  requestReset,
  resetPassword,
  register,
  enterSetup,
  readInvitation,
  joinCompany,
  createToken,
  acknowledgeTerms,
  readTerms,
  acceptEmployment,
  declineEmployment,
  saveThread,
  leaveThread,
  searchThreads,
  searchEverything,
  getMessages(),
  saveMessage,
  deleteMessage,
  markRead,
  markUnread,
  myThread,
  setNotify,
  pinMessage,
  okMessage,
  previewRecord,
  readQuietHours,
  saveQuietHours,
  checkNew(),
  myCompany,
  serviceStatuses,
  myServices,
  punchClock,
  countReviewableLogs,
  materialUnits,
  publicEquipment,
  saveUpload,
  deleteUpload,
  keepImage,
  deleteImage,
  rotatePicture,
  readResource,
  startLog,
  findForm,
  saveBatch,
  signForm,
  inviteAgain,
  saveError,
  recordEngagement,
  readOutbox,
  currentWeather,
  pushKey,
  registerNotifications,
];
