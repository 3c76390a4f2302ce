import BinaryBitmap from '@zxing/library/esm/core/BinaryBitmap';
import HybridBinarizer from '@zxing/library/esm/core/common/HybridBinarizer';
import DataMatrixReader from '@zxing/library/esm/core/datamatrix/DataMatrixReader';
import MultiFormatOneDReader from '@zxing/library/esm/core/oned/MultiFormatOneDReader';
import QRCodeReader from '@zxing/library/esm/core/qrcode/QRCodeReader';
import RGBLuminanceSource from '@zxing/library/esm/core/RGBLuminanceSource';

/** A picture in grey: one byte for each point, row after row. */
export type GreyPicture = { grey: Uint8ClampedArray; width: number; height: number };

/** What stands on labels of machines and boxes: QR, the codes of stripes, Data Matrix. */
const READERS = [new QRCodeReader(), new MultiFormatOneDReader(new Map()), new DataMatrixReader()];

/** The text of a code in a picture; null if there is none. */
export function codeIn({ grey, width, height }: GreyPicture): string | null {
  const source = new RGBLuminanceSource(grey, width, height);
  for (const reader of READERS) {
    try {
      return reader.decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
    } catch {
      // It reads no code of its kind here, or one that is damaged.
    }
  }
  return null;
}
