// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventually, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { PdfPreview } from './PdfPreview.tsx'

declare global {
  /** The object that pdf.js's worker leaves in the realm that loads it. */
  var pdfjsWorker: { readonly WorkerMessageHandler: { initializeFromPort(port: object): void } }
}
type Listener = (event: { readonly data: unknown }) => void

/** One end of a channel; what is sent is copied, as between a page and its worker. */
class End {
  other: End | null = null
  readonly #listeners = new Set<Listener>()
  postMessage(data: unknown, transfer: readonly ArrayBuffer[] = []) {
    const copy: unknown = structuredClone(data, { transfer: [...transfer] })
    setTimeout(() => this.other?.receive(copy))
  }
  receive(data: unknown) {
    for (const listener of this.#listeners) listener({ data })
  }
  addEventListener(type: string, listener: Listener) {
    if (type === 'message') this.#listeners.add(listener)
  }
  removeEventListener(_type: string, listener: Listener) {
    this.#listeners.delete(listener)
  }
  terminate() {
    this.#listeners.clear()
  }
}

/** A PDF of so many empty pages. */
function pdfFile(pages: number): Uint8Array {
  const at = Array.from({ length: pages }, (_, index) => index + 3)
  const kids = at.map((number) => `${number} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]/MediaBox[0 0 595 842]>>`,
    ...at.map(() => '<</Type/Page/Parent 2 0 R>>'),
  ].map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`)
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`
  return new TextEncoder().encode(`%PDF-1.4\n${objects.join('')}${end}`)
}

let page: InPage
beforeAll(async () => {
  // jsdom has no workers: pdf.js reads the file in the page.
  await import('./pdf-worker.ts')
  const { WorkerMessageHandler } = globalThis.pdfjsWorker
  class PageWorker extends End {
    constructor() {
      super()
      const inside = new End()
      inside.other = this
      this.other = inside
      WorkerMessageHandler.initializeFromPort(inside)
    }
  }
  vi.stubGlobal('Worker', PageWorker)
})
afterEach(() => page.unmount())
afterAll(() => vi.unstubAllGlobals())

const words = () => document.body.textContent

test.each([
  ['without pages', pdfFile(0), true, '您可以下载后查看'],
  ['without pages and without a download', pdfFile(0), false, '或联系客服获取文件'],
  ['that is cut off', pdfFile(1).subarray(0, 40), true, '您可以下载后查看'],
])(
  'says of a file %s that it cannot be shown, and what to do',
  async (_, bytes, download, next) => {
    page = await inPage(<PdfPreview bytes={new Uint8Array(bytes)} download={download} />)
    await eventually(() => expect(words()).toContain('这份文件无法预览'))
    expect(words()).toContain(next)
  },
)

test('has a place for each page of a file', async () => {
  const bytes = new Uint8Array(pdfFile(2))
  page = await inPage(<PdfPreview bytes={bytes} download />)
  await eventually(() => expect(document.querySelectorAll('section')).toHaveLength(2))
})
