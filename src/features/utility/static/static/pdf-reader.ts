/**
 * The only module that touches pdf.js, in a chunk of its own: import it lazily, behind
 * `canReadPdf`. `scripts/build/budgets.ts` knows the chunk by this file's name.
 */
import ofGbk from 'pdfjs-dist/cmaps/GBK-EUC-H.bcmap?url'
import ofGb1 from 'pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap?url'
import ofUcs2 from 'pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap?url'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ownScript } from '#platform/own-script.ts'
// oxlint-disable-next-line import/default -- the bundler's address of the worker, not the module
import worker from './pdf-worker.ts?worker&url'

/**
 * What simplified Chinese papers name that do not carry their fonts. Papers that do need none of
 * these.
 */
const CMAPS: ReadonlyMap<string, string> = new Map([
  ['Adobe-GB1-UCS2.bcmap', ofGb1],
  ['GBK-EUC-H.bcmap', ofGbk],
  ['UniGB-UCS2-H.bcmap', ofUcs2],
])

class BundledData {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = CMAPS.get(filename)
    const answer = url === undefined ? null : await fetch(url)
    if (!answer?.ok) throw new Error(`${filename} is not in the pack`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

export interface PdfFile {
  readonly pages: number
  /** Draws a page, counted from 1, as wide as told in CSS pixels, and gives its words. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>
  readonly close: () => void
}

/** Sharper than this shows on no screen and costs a page's memory again. */
const MOST_RATIO = 2
/** Old phones refuse a larger canvas. */
const MOST_PIXELS = 4_000_000

/**
 * Opens a PDF's bytes, which it takes away: give a copy. Rejects when they are none, are damaged,
 * or want a password.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const port = new Worker(ownScript(new URL(worker, location.href)), { type: 'module' })
  GlobalWorkerOptions.workerPort = port
  const task = getDocument({
    data: bytes,
    // Read only by `BundledData`, which goes by the name alone.
    cMapUrl: 'pack:/',
    BinaryDataFactory: BundledData,
    useWorkerFetch: false,
    useWasm: false,
    disableAutoFetch: true,
    enableXfa: false,
    verbosity: 0,
  })
  const close = () => {
    // The worker last: it is asked to let go of the file first.
    void task.destroy().finally(() => port.terminate())
  }
  const file = await task.promise.catch((error: unknown) => {
    close()
    throw error
  })
  return {
    pages: file.numPages,
    async draw(number, canvas, width) {
      const page = await file.getPage(number)
      const natural = page.getViewport({ scale: 1 })
      const wanted = (width / natural.width) * Math.min(window.devicePixelRatio, MOST_RATIO)
      const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height))
      const viewport = page.getViewport({ scale: Math.min(wanted, most) })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport }).promise
      const { items } = await page.getTextContent()
      page.cleanup()
      return items.map((it) => ('str' in it ? it.str : '')).join(' ')
    },
    close,
  }
}
