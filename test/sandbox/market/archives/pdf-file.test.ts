import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { documentPdf, documentUrl } from './document-page.ts'
import type { Filing } from '#test/sandbox/kernel/market/archives.ts'
import { broken, pdfFile } from './pdf-file.ts'

const CMAPS = new URL('../../../../node_modules/pdfjs-dist/cmaps/', import.meta.url).pathname

/** The words that a reader finds on each page. */
async function pageTexts(file: Buffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(file), cMapUrl: CMAPS, verbosity: 0 })
  const read = await task.promise
  const pages: string[] = []
  for (let at = 1; at <= read.numPages; at += 1) {
    const { items } = await (await read.getPage(at)).getTextContent()
    pages.push(items.map((it) => ('str' in it ? it.str : '')).join(''))
  }
  await task.destroy()
  return pages
}

const contract: Filing<string> = {
  documentId: '980203-contract-20200102',
  kind: 'contract',
  title: '岑岭短债债券型证券投资基金基金合同',
  date: '20200102',
  text: ['管理费率每年 0.30%。'],
}

test('a reader finds the words of every page, Chinese and Latin', async () => {
  const pages = await pageTexts(documentPdf(contract))
  expect(pages.length).toBeGreaterThanOrEqual(7)
  expect(pages[0]).toContain(contract.title)
  expect(pages[0]).toContain('管理费率每年 0.30%。')
  expect(pages[2]).toContain('15:00')
})

test('a file is small, and the same for the same words', () => {
  expect(documentPdf(contract)).toEqual(documentPdf(contract))
  expect(documentPdf(contract).length).toBeLessThan(12_000)
})

test('the table of contents at the end points at every object', () => {
  const text = pdfFile([[{ text: 'A', size: 12 }]]).toString('latin1')
  const rows = [...text.matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(rows).toHaveLength(7)
  for (const [at, [, offset]] of rows.entries())
    expect(text.slice(Number(offset))).toMatch(new RegExp(`^${at + 1} 0 obj`))
})

test('every line fits the page, and no word is lost', () => {
  const text = '开放日 15:00 之前提交的申请，按当日基金份额净值计算。'.repeat(5)
  const lines = broken(text, 12).map((it) => it.text)
  expect(lines.join('')).toBe(text)
  expect(Math.max(...lines.map((it) => it.length))).toBeLessThanOrEqual(78)
  expect(lines.length).toBeGreaterThan(2)
})

test('long documents are files and short ones are pages', () => {
  expect(documentUrl(contract)).toBe('/documents/980203-contract-20200102.pdf')
  expect(documentUrl({ documentId: '980203-risk-1', kind: 'risk' })).toBe(
    '/documents/980203-risk-1',
  )
})
