/** A0, in points. */
const [WIDTH, HEIGHT] = [3370, 2384];
const LINES = 60_000;
const WORDS = 1500;

/** A PDF with one sheet as drawing programs print them: short lines in their thousands, and names of rooms. */
export function densePlan(): Uint8Array<ArrayBuffer> {
  const drawn = ['0.5 w'];
  for (let at = 0; at < LINES; at += 1) {
    const x = 60 + ((at * 7919) % (WIDTH - 400));
    const y = 60 + ((at * 104_729) % (HEIGHT - 120));
    const [dx, dy] = at % 2 === 0 ? [40, 0] : [0, 40];
    drawn.push(`${x} ${y} m ${x + dx} ${y + dy} l S`);
  }
  for (let at = 0; at < WORDS; at += 1) {
    const x = 80 + ((at * 6007) % (WIDTH - 500));
    const y = 80 + ((at * 3571) % (HEIGHT - 160));
    drawn.push(`BT /F 9 Tf ${x} ${y} Td (ROOM ${at}) Tj ET`);
  }
  const content = drawn.join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${WIDTH} ${HEIGHT}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}
