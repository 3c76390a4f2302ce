/** The code of a refusal because the person declined to sign: their link opens nothing until they are asked again. */
export const DECLINED = 'declined';
