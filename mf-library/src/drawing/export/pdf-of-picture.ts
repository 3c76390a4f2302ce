/** The longest side of the page, in points: that of A4. */
const LONGEST = 842;

type Jpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** A PDF of one page that a JPEG fills; a PDF holds a JPEG as it is. */
export function pdfOfPicture({ bytes, width, height }: Jpeg): Blob {
  const scale = LONGEST / Math.max(width, height);
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  const content = `q ${across} 0 0 ${down} 0 0 cm /Picture Do Q`;
  const picture = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length}`;
  return written([
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [`<< ${picture} >>\nstream\n`, bytes, '\nendstream'],
  ]);
}

type Part = string | Uint8Array<ArrayBuffer>;

/** Objects with their numbers, and the table that says where each begins. */
function written(objects: readonly (readonly Part[])[]): Blob {
  const parts: Part[] = ['%PDF-1.4\n'];
  const starts: number[] = [];
  let length = 9;
  const add = (part: Part) => {
    parts.push(part);
    length += part.length;
  };
  for (const [at, object] of objects.entries()) {
    starts.push(length);
    add(`${at + 1} 0 obj\n`);
    for (const part of object) add(part);
    add('\nendobj\n');
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  );
  return new Blob(parts, { type: 'application/pdf' });
}
