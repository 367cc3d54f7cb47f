/**
 * The only module that touches pdf.js, in a chunk of its own: import it lazily, behind
 * `canReadPdf`. `scripts/build/budgets.ts` finds the chunk by this file's name.
 */
import ofGbk from 'pdfjs-dist/cmaps/GBK-EUC-H.bcmap?url'
import ofGb1 from 'pdfjs-dist/cmaps/Adobe-GB1-UCS2.bcmap?url'
import ofUcs2 from 'pdfjs-dist/cmaps/UniGB-UCS2-H.bcmap?url'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ownScript } from '#platform/own-script.ts'
// oxlint-disable-next-line import/default -- the bundler's address of the worker, not the module
import worker from './pdf-worker.ts?worker&url'

/** Character maps for simplified Chinese documents without embedded fonts. */
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
  /** Draws a page, counted from 1, `width` CSS pixels wide; resolves to its text. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>
  readonly close: () => void
}

/** The highest pixel ratio; more is not visible, and takes much memory. */
const MOST_RATIO = 2
/** The largest canvas, in pixels, that old phones accept. */
const MOST_PIXELS = 4_000_000

/**
 * Opens a PDF. The bytes are transferred to the worker, so pass a copy. Rejects for damaged files
 * and files with a password.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile> {
  const port = new Worker(ownScript(new URL(worker, location.href)), { type: 'module' })
  GlobalWorkerOptions.workerPort = port
  const task = getDocument({
    data: bytes,
    // Used only by `BundledData`, which ignores it.
    cMapUrl: 'pack:/',
    BinaryDataFactory: BundledData,
    useWorkerFetch: false,
    useWasm: false,
    disableAutoFetch: true,
    enableXfa: false,
    verbosity: 0,
  })
  const close = () => {
    // The worker is terminated last, because it has to release the file first.
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
