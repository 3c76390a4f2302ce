import type { Route } from '../../http/route.ts';
import { answersCsv } from './answers-csv.ts';
import { declineSigning } from './decline-signing.ts';
import { findForm } from './find-form.ts';
import { formFile } from './form-file.ts';
import { formPdf } from './form-pdf.ts';
import { formReceipt } from './form-receipt.ts';
import { inviteAgain } from './invite-again.ts';
import { publicFormPicture } from './public-form-picture.ts';
import { remindSigners } from './remind-signers.ts';
import { renewLink } from './renew-link.ts';
import { reviewForm } from './review-form.ts';
import { saveBatch } from './save-batch.ts';
import { sendAgain } from './send-again.ts';
import { sendForm } from './send-form.ts';
import { signForm } from './sign-form.ts';
import { startLog } from './start-log.ts';
import { withdrawSignature } from './withdraw-signature.ts';

/** Filled forms and their signatures. */
export const formRoutes: readonly Route[] = [
  findForm,
  answersCsv,
  declineSigning,
  formFile,
  formPdf,
  formReceipt,
  inviteAgain,
  publicFormPicture,
  remindSigners,
  renewLink,
  reviewForm,
  saveBatch,
  sendAgain,
  sendForm,
  signForm,
  startLog,
  withdrawSignature,
];
