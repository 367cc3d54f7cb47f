import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { documentPdf } from '#test/sandbox/market/archives/document-page.ts'

/**
 * The names that came after Chrome 87 or Safari 14.0, taken out of Node before pdf.js runs in it,
 * page side and worker both; messages between them go through `structuredClone`.
 */
const OLDEST = `
const take = (target, ...names) => { for (const name of names) delete target[name] }
take(Array.prototype, 'at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with')
take(Object.getPrototypeOf(Uint8Array.prototype), 'at', 'findLast', 'findLastIndex', 'toSorted',
  'toReversed', 'with')
take(Array, 'fromAsync')
take(String.prototype, 'at', 'isWellFormed', 'toWellFormed')
take(Object, 'hasOwn', 'groupBy')
take(Map, 'groupBy')
take(Promise, 'withResolvers', 'try')
take(URL, 'canParse', 'parse')
take(AbortSignal, 'any', 'timeout')
take(RegExp, 'escape')
take(Uint8Array, 'fromBase64', 'fromHex')
take(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex')
take(Set.prototype, 'union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf',
  'isSupersetOf', 'isDisjointFrom')
take(Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())), 'map', 'filter', 'take',
  'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find')
take(globalThis, 'structuredClone', 'WeakRef', 'FinalizationRegistry', 'OffscreenCanvas',
  'createImageBitmap', 'ImageDecoder', 'DecompressionStream', 'CompressionStream', 'Iterator')
`

const FLOOR = join(import.meta.dirname, '../src/features/utility/static/static/pdf-floor.ts')

const READ = `
if (process.env.FLOOR === 'brought') await import('${FLOOR}')
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const task = getDocument({ data: new Uint8Array(Buffer.concat(chunks)), verbosity: 0,
  cMapUrl: 'node_modules/pdfjs-dist/cmaps/', isEvalSupported: false })
const read = await task.promise
const page = await read.getPage(1)
const operators = await page.getOperatorList()
const { items } = await page.getTextContent()
console.log(JSON.stringify({ pages: read.numPages, drawn: operators.fnArray.length > 0,
  text: items.map((it) => it.str ?? '').join('') }))
await task.destroy()
`

async function readOnFloor(floor: 'brought' | 'bare'): Promise<string> {
  const contract = documentPdf({
    documentId: '980203-contract-20200102',
    kind: 'contract',
    title: '岑岭短债债券型证券投资基金基金合同',
    date: '20200102',
    text: ['管理费率每年 0.30%。'],
  })
  const args = ['--input-type=module', '--no-warnings', '-e', OLDEST + READ]
  const running = promisify(execFile)(process.execPath, args, { env: { FLOOR: floor } })
  running.child.stdin?.end(contract)
  return (await running).stdout
}

test('pdf.js reads and draws a document without anything newer than the oldest webviews', async () => {
  const { pages, drawn, text } = JSON.parse(await readOnFloor('brought'))
  expect([pages > 5, drawn]).toEqual([true, true])
  expect(text).toContain('岑岭短债债券型证券投资基金基金合同')
})

test('pdf.js fails there without what pdf-floor.ts brings', async () => {
  await expect(readOnFloor('bare')).rejects.toThrow(/not a function|not defined/)
})
