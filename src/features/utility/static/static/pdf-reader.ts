/**
 * The only module that touches pdf.js, in a chunk of its own: import it lazily.
 * `scripts/build/budgets.ts` finds the chunk by this file's name.
 */
import './pdf-floor.ts'
import { getDocument, GlobalWorkerOptions } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ownScript } from '#platform/own-script.ts'
// oxlint-disable-next-line import/default -- the bundler's address of the worker, not the module
import worker from './pdf-worker.ts?worker&url'
import { PDF_MAPS } from './pdf-maps.ts'
import { withoutFonts } from './pdf-fonts.ts'
import { isMisread, withoutPictures } from './pdf-losses.ts'

class BundledMaps {
  async fetch({ name }: { readonly name: string }) {
    const url = PDF_MAPS.get(name)
    const answer = url === undefined ? null : await fetch(url)
    if (!answer?.ok) throw new Error(`the character map ${name} is not in the pack`)
    return { cMapData: new Uint8Array(await answer.arrayBuffer()), isCompressed: true }
  }
}

export interface PdfFile {
  readonly pages: number
  /**
   * Draws a page, counted from 1, `width` CSS pixels wide; resolves to its text. Rejects where a font
   * or a picture of the page could not be read, which pdf.js would leave out without a word, and
   * where its text is in another encoding than it says.
   */
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
  // Safari 14 has no module workers: the build makes a classic script of it, the dev server none.
  const options: WorkerOptions = import.meta.env.DEV ? { type: 'module' } : {}
  const port = new Worker(ownScript(new URL(worker, location.href)), options)
  GlobalWorkerOptions.workerPort = port
  const task = getDocument({
    data: bytes,
    CMapReaderFactory: BundledMaps,
    useWorkerFetch: false,
    // A font becomes no program. One way of drawing for all engines, of which the oldest have none
    // of the others.
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
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
      const canvasContext = canvas.getContext('2d')
      if (canvasContext === null) throw new Error('no canvas')
      await page.render({ canvasContext, viewport }).promise
      if (await withoutFonts(page)) throw new Error('a font of the page cannot be read')
      if (withoutPictures(page)) throw new Error('a picture of the page cannot be read')
      const { items } = await page.getTextContent()
      page.cleanup()
      const text = items.map((it) => ('str' in it ? it.str : '')).join(' ')
      if (isMisread(text)) throw new Error('the text of the page is in another encoding')
      return text
    },
    close,
  }
}
