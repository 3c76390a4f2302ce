import { msg } from '../message.ts';
import type { AnswerFault } from './answer-fault.ts';

/** What only the server knows to be wrong with an answer that names a picture, a file or a record. */
export const UNKNOWN_FILE: AnswerFault = {
  message: msg('This picture or file was not found. Take it out and choose it again.'),
};
export const PICTURE_NOT_ARRIVED: AnswerFault = {
  message: msg('A picture has not arrived at the server. Take it out and choose it again.'),
};
export const FILE_NOT_ARRIVED: AnswerFault = {
  message: msg('The file has not arrived at the server. Take it out and choose it again.'),
};
export const UNKNOWN_CHOICE: AnswerFault = {
  message: msg('This choice was not found. Choose again, or type the name.'),
};
