import { formatDate } from '#domain/calendar/format-dates.ts'
import { CHAPTERS } from './document-chapters.ts'
import type { Filing } from '#test/sandbox/kernel/market/archives.ts'
import { broken, pdfFile, type PdfLine } from './pdf-file.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A paper as a page of its own, for the screen that shows pages. */
export function documentPage(filing: Filing<string>): string {
  const title = escaped(filing.title)
  const paragraphs = filing.text.map((line) => `<p>${escaped(line)}</p>`).join('')
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>body{margin:16px;color:#12161f;background:#fff;font:15px/1.7 sans-serif}h1{font-size:20px;line-height:1.4}</style><h1>${title}</h1><p>公告日期：${formatDate(filing.date)}</p>${paragraphs}</html>`
}

const TEXT = 12
const blank: PdfLine = { text: '', size: TEXT / 2 }

/** The same paper as a file to read page by page: what is the fund's own, then a page a chapter. */
export function documentPdf(filing: Filing<string>): Buffer {
  const paragraphs = (texts: readonly string[]) =>
    texts.flatMap((text) => [...broken(text, TEXT), blank])
  const first = [
    ...broken(filing.title, 18),
    blank,
    ...paragraphs([`公告日期：${formatDate(filing.date)}`, ...filing.text]),
  ]
  const chapters = CHAPTERS.get(filing.kind) ?? []
  const rest = chapters.map(({ heading, paragraphs: texts }) =>
    broken(heading, 16).concat(blank, paragraphs(texts)),
  )
  return pdfFile([first, ...rest])
}

/** Long papers are files, short ones pages. */
const isFile = ({ kind }: Pick<Filing<string>, 'kind'>) => CHAPTERS.has(kind)

/** The size of a filing as its address gives it. */
export const documentBytes = (filing: Filing<string>): number =>
  isFile(filing) ? documentPdf(filing).length : Buffer.byteLength(documentPage(filing))

/** The address at which the provider shows it. */
export const documentUrl = (filing: Pick<Filing<string>, 'documentId' | 'kind'>): string =>
  `/documents/${filing.documentId}${isFile(filing) ? '.pdf' : ''}`
