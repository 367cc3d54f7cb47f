import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, onTestFinished, test } from 'vitest'
import { withoutFonts } from './pdf-fonts.ts'
import { PDF_MAPS } from './pdf-maps.ts'

/** The file behind an address of the dev server. */
const fileAt = (url: string) =>
  join(import.meta.dirname, '../../../../..', new URL(url, 'http://localhost').pathname)

/** Reads maps as a page of the pack can: those with an address alone. */
class MapsOfThePack {
  async fetch({ name }: { readonly name: string }) {
    const url = PDF_MAPS.get(name)
    if (url === undefined) throw new Error(`no map ${name}`)
    return { cMapData: new Uint8Array(await readFile(fileAt(url))), isCompressed: true }
  }
}

interface Font {
  readonly ordering: string
  readonly encoding: string
}

/** A page of one line in a font that is not in the file; `codes` in hexadecimal. */
function oneLine({ ordering, encoding }: Font, codes: string): Uint8Array<ArrayBuffer> {
  const drawing = `BT /F1 24 Tf 72 700 Td <${codes}> Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[6 0 R]/MediaBox[0 0 595 842]>>',
    `<</Type/Font/Subtype/Type0/BaseFont/Probe/Encoding/${encoding}/DescendantFonts[4 0 R]>>`,
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/Probe/CIDSystemInfo<</Registry(Adobe)/Ordering(${ordering})/Supplement 2>>/DW 1000/FontDescriptor 5 0 R>>`,
    '<</Type/FontDescriptor/FontName/Probe/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    '<</Type/Page/Parent 2 0 R/Contents 7 0 R/Resources<</Font<</F1 3 0 R>>>>>>',
    `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
  ]
  const body = objects.map((it, at) => `${at + 1} 0 obj\n${it}\nendobj\n`).join('')
  // Without a table of places, which readers make themselves.
  return new TextEncoder().encode(`%PDF-1.4\n${body}trailer\n<</Root 1 0 R>>\n%%EOF`)
}

async function firstPage(data: Uint8Array<ArrayBuffer>): Promise<PDFPageProxy> {
  const task = getDocument({
    data,
    CMapReaderFactory: MapsOfThePack,
    isEvalSupported: false,
    verbosity: 0,
  })
  onTestFinished(() => task.destroy())
  const page = await (await task.promise).getPage(1)
  // As for a drawing, which Node has no canvas for.
  await page.getOperatorList()
  return page
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((it) => ('str' in it ? it.str : '')).join('')
}

/** The codes of 基金. */
const CODES = {
  utf16: '57fa91d1',
  utf8: 'e59fbae98791',
  utf32: '000057fa000091d1',
  gb: 'bbf9bdf0',
  big5: 'b0f2aaf7',
  sjis: '8aee8be0',
} as const

test.each<[string, string, string]>([
  ['GB1', 'UniGB-UCS2-H', CODES.utf16],
  ['GB1', 'UniGB-UTF16-H', CODES.utf16],
  ['GB1', 'UniGB-UTF8-H', CODES.utf8],
  ['GB1', 'UniGB-UTF32-H', CODES.utf32],
  ['GB1', 'GBK-EUC-H', CODES.gb],
  ['GB1', 'GBKp-EUC-H', CODES.gb],
  ['GB1', 'GB-EUC-H', CODES.gb],
  ['GB1', 'GBpc-EUC-H', CODES.gb],
  ['GB1', 'GBK2K-H', CODES.gb],
  ['GB1', 'UniGB-UTF16-V', CODES.utf16],
  ['CNS1', 'ETen-B5-H', CODES.big5],
  ['CNS1', 'ETenms-B5-H', CODES.big5],
  ['CNS1', 'HKscs-B5-H', CODES.big5],
  ['CNS1', 'UniCNS-UCS2-H', CODES.utf16],
  ['CNS1', 'UniCNS-UTF16-H', CODES.utf16],
  ['Japan1', 'UniJIS-UCS2-H', CODES.utf16],
  ['Japan1', 'UniJIS-UCS2-HW-V', CODES.utf16],
  ['Japan1', 'UniJIS-UTF16-H', CODES.utf16],
  ['Japan1', '90ms-RKSJ-H', CODES.sjis],
])(
  'a document of %s in %s is read with the maps of the pack',
  async (ordering, encoding, codes) => {
    const page = await firstPage(oneLine({ ordering, encoding }, codes))
    expect(await withoutFonts(page)).toBe(false)
    expect(await textOf(page)).toBe('基金')
  },
)

test.each([
  ['a map that the pack lacks', { ordering: 'Korea1', encoding: 'KSC-EUC-H' }],
  ['a map that does not exist', { ordering: 'GB1', encoding: 'Missing-H' }],
])('a page whose font needs %s is known as one that shows nothing', async (_, font) => {
  expect(await withoutFonts(await firstPage(oneLine(font, 'b1e2')))).toBe(true)
})

test('all maps together stay small', async () => {
  const sizes = await Promise.all(
    Array.from(PDF_MAPS.values(), async (url) => (await readFile(fileAt(url))).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(650_000)
})
