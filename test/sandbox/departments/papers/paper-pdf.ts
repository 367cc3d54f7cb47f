import { readFileSync } from 'node:fs'
import PdfFile from 'pdfkit'
import { brand } from '#domain/brand.ts'
import { groupedCode } from '#domain/paper/paper.ts'
import type { PaperContent } from './paper-content.ts'

/** Of Debian's package fonts-noto-cjk, which the journeys' setup installs. */
const FONT = {
  file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  name: 'NotoSansCJKsc-Regular',
}
const PAGE = { width: 595.28, height: 841.89, margin: 56, foot: 84 } as const
const WIDTH = PAGE.width - 2 * PAGE.margin
const INK = '#12161f'
const SECOND = '#525b6b'
const LINE = '#d5d9e0'
/** The place at which the values of facts begin. */
const VALUE_AT = PAGE.margin + 110

let font: Buffer | null = null

/** Read once: it has 18 MB. Throws where the machine has none. */
function chineseFont(): Buffer {
  try {
    font ??= readFileSync(FONT.file)
    return font
  } catch {
    throw new Error(`Papers need ${FONT.file}: install Debian's package fonts-noto-cjk`)
  }
}

interface Printed {
  readonly title: string
  readonly paperNo: string
  readonly code: string
  readonly holder: string
  readonly certNo: string
  /** The day it was asked for, in words. */
  readonly date: string
  readonly content: PaperContent
}

type Pdf = InstanceType<typeof PdfFile>

/** The first column takes what the figures leave. */
function columns(heads: readonly string[]): readonly { x: number; width: number }[] {
  const figure = heads.length > 3 ? 80 : 110
  const first = WIDTH - figure * (heads.length - 1)
  return heads.map((_, at) => ({
    x: PAGE.margin + (at === 0 ? 0 : first + figure * (at - 1)),
    width: at === 0 ? first : figure,
  }))
}

function rule(pdf: Pdf): void {
  pdf
    .moveTo(PAGE.margin, pdf.y)
    .lineTo(PAGE.width - PAGE.margin, pdf.y)
    .lineWidth(0.5)
    .stroke(LINE)
  pdf.y += 8
}

/** Begins a page where so much does not fit. */
function room(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= PAGE.height - PAGE.foot) return false
  pdf.addPage()
  return true
}

function tableRow(pdf: Pdf, cells: readonly string[], color: string): void {
  const places = columns(cells)
  const y = pdf.y
  const tallest = Math.max(
    ...cells.map((text, at) => pdf.heightOfString(text, { width: (places[at]?.width ?? 0) - 4 })),
  )
  for (const [at, text] of cells.entries()) {
    const { x, width } = places[at] ?? { x: PAGE.margin, width: WIDTH }
    pdf.fillColor(color).text(text, x, y, {
      width: at === 0 ? width - 4 : width,
      align: at === 0 ? 'left' : 'right',
    })
  }
  pdf.x = PAGE.margin
  pdf.y = y + tallest + 6
}

function table(pdf: Pdf, { heads, rows }: PaperContent): void {
  if (heads.length === 0) return
  pdf.fontSize(9.5)
  const head = () => {
    tableRow(pdf, heads, SECOND)
    rule(pdf)
  }
  pdf.y += 6
  head()
  for (const cells of rows) {
    if (room(pdf, 40)) head()
    tableRow(pdf, cells, INK)
  }
  rule(pdf)
}

function body(pdf: Pdf, { title, holder, certNo, date, paperNo, content }: Printed): void {
  const left = PAGE.margin
  pdf.fontSize(10).fillColor(SECOND).text(brand.company, left, left, { width: WIDTH })
  pdf
    .fontSize(20)
    .fillColor(INK)
    .text(title, left, pdf.y + 12, { width: WIDTH, align: 'center' })
  pdf.y += 16
  const facts = [
    { label: '姓名', value: holder },
    { label: '证件号码', value: certNo },
    { label: '编号', value: paperNo },
    { label: '出具日期', value: date },
    ...content.facts,
  ]
  pdf.fontSize(11)
  for (const { label, value } of facts) {
    room(pdf, 24)
    const y = pdf.y
    pdf.fillColor(SECOND).text(label, left, y, { width: 100 })
    pdf.fillColor(INK).text(value, VALUE_AT, y, { width: PAGE.width - left - VALUE_AT })
    pdf.x = left
    pdf.y += 5
  }
  table(pdf, content)
  pdf.fontSize(9).fillColor(SECOND)
  for (const note of content.notes) {
    room(pdf, 30)
    pdf.text(note, left, pdf.y + 6, { width: WIDTH })
  }
}

/** Code, where it is checked, and the page's number, below every page. */
function feet(pdf: Pdf, code: string): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at)
    // Text below the margin would begin a page.
    pdf.page.margins.bottom = 0
    const y = PAGE.height - PAGE.foot + 24
    pdf.fontSize(9).fillColor(SECOND)
    pdf.text(`核验码 ${groupedCode(code)}，可在本公司 App 的“核验文件”中核对`, PAGE.margin, y, {
      lineBreak: false,
    })
    pdf.text(`第 ${at + 1} 页 共 ${count} 页`, PAGE.margin, y, {
      width: WIDTH,
      align: 'right',
      lineBreak: false,
    })
  }
}

/** A paper as a PDF, its font in it with no more than the characters it has. */
export async function paperPdf(printed: Printed): Promise<Buffer> {
  const pdf = new PdfFile({
    size: 'A4',
    margins: { top: PAGE.margin, left: PAGE.margin, right: PAGE.margin, bottom: PAGE.foot },
    bufferPages: true,
    lang: 'zh-CN',
    info: { Title: printed.title, Author: brand.company },
  })
  const parts: Buffer[] = []
  pdf.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  pdf.registerFont('chinese', chineseFont(), FONT.name).font('chinese')
  body(pdf, printed)
  feet(pdf, printed.code)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}
