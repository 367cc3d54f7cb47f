import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The parts that are read of a page that was drawn. */
type DrawnPage = Pick<PDFPageProxy, 'commonObjs' | 'getOperatorList'>

/** The fonts of a file that could not be read: pdf.js keeps the error's text in their place. */
const failedFonts = (shared: Iterable<readonly unknown[]>): ReadonlySet<unknown> =>
  new Set(Array.from(shared).flatMap(([id, it]) => (typeof it === 'string' ? [id] : [])))

/**
 * Returns whether a page that was drawn uses a font that could not be read: its character map is
 * missing, or it is damaged. pdf.js draws nothing for its characters, and reports no error.
 */
export async function withoutFonts(page: DrawnPage): Promise<boolean> {
  // Nearly always so, and the operators take as long as the drawing.
  const failed = failedFonts(page.commonObjs)
  if (failed.size === 0) return false
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.some((operator, at) => {
    if (operator !== OPS.setFont) return false
    const [font]: readonly unknown[] = argsArray[at]
    return typeof font === 'string' && failed.has(font)
  })
}
