import { deflateSync } from 'node:zlib'

/**
 * One line of a page, in points from A4's left edge; Chinese counts a full em, Latin half of one.
 */
export interface PdfLine {
  readonly text: string
  readonly size: number
}

/** A4 in points. */
const PAGE = { width: 595, height: 842, margin: 64 } as const
const LEADING = 1.7

const characterWidth = (character: string) => (character.charCodeAt(0) < 0x80 ? 0.5 : 1)

/** Breaks a paragraph into lines that fit between the margins. */
export function broken(text: string, size: number): PdfLine[] {
  const most = (PAGE.width - 2 * PAGE.margin) / size
  const lines: PdfLine[] = []
  let line = ''
  let width = 0
  for (const character of text) {
    if (width + characterWidth(character) > most) {
      lines.push({ text: line, size })
      line = ''
      width = 0
    }
    line += character
    width += characterWidth(character)
  }
  return [...lines, { text: line, size }]
}

/** UCS-2, high byte first, in hexadecimal: what UniGB-UCS2-H reads. */
const ucs2 = (text: string) =>
  Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).padStart(4, '0'),
  ).join('')

function drawing(lines: readonly PdfLine[]): string {
  let y = PAGE.height - PAGE.margin
  const shown = lines.map(({ text, size }) => {
    y -= size * LEADING
    return `/F1 ${size} Tf 1 0 0 1 ${PAGE.margin} ${y.toFixed(1)} Tm <${ucs2(text)}> Tj`
  })
  return `BT ${shown.join('\n')} ET`
}

/**
 * A PDF 1.4 file with these pages, the same bytes for the same words. Its one font is the standard
 * STSong-Light by name, not in the file: readers bring their own, as they do for many papers of the
 * trade.
 */
export function pdfFile(pages: readonly (readonly PdfLine[])[]): Buffer {
  const pageObject = (at: number) => 6 + at * 2
  const kids = pages.map((_, at) => `${pageObject(at)} 0 R`).join(' ')
  const objects: Buffer[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R>>>>>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/W[1 95 500]/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ].map((it) => Buffer.from(it))
  for (const [at, lines] of pages.entries()) {
    const stream = deflateSync(drawing(lines))
    objects.push(
      Buffer.from(`<</Type/Page/Parent 2 0 R/Contents ${pageObject(at) + 1} 0 R>>`),
      Buffer.concat([
        Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    )
  }
  const parts = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const offsets: number[] = []
  for (const [at, body] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(part)
    length += part.length
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
