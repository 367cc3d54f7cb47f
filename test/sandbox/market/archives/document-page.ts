import type { Filing } from './filings.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** A paper as a page of its own, for the screen that shows pages. */
export function documentPage(filing: Filing<string>): string {
  const paragraphs = filing.text.map((line) => `<p>${escaped(line)}</p>`).join('')
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(filing.title)}</title><h1>${escaped(filing.title)}</h1><p>公告日期：${filing.date}</p>${paragraphs}</html>`
}

export const pageBytes = (filing: Filing<string>) => Buffer.byteLength(documentPage(filing))

/** Where the sandbox shows it. */
export const documentUrl = (documentId: string) => `/sandbox/documents/${documentId}`
