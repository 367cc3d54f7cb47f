import { create } from 'qrcode'
import { linesOf } from './card-text.ts'

/** Modules of white around a QR code, without which some phones do not find it. */
export const QUIET = 4

export interface Line {
  readonly text: string
  readonly size: number
  readonly weight?: number
  readonly color: string
  readonly most: number
}

interface Column {
  readonly center: number
  readonly width: number
}

/** Draws a text centred in a column, from `top` on; returns where it ends. */
export function writeLines(
  ink: CanvasRenderingContext2D,
  line: Line,
  top: number,
  { center, width }: Column,
): number {
  const { text, size, weight = 400, color, most } = line
  ink.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  ink.fillStyle = color
  ink.textAlign = 'center'
  ink.textBaseline = 'top'
  const lines = linesOf(text, width, most, (it) => ink.measureText(it).width)
  lines.forEach((it, at) => ink.fillText(it, center, top + at * size * 1.5))
  return top + lines.length * size * 1.5
}

/** Draws the QR code of a link, its quiet zone within `side`, centred. */
export function drawCode(
  ink: CanvasRenderingContext2D,
  link: string,
  { center, top, side, color }: { center: number; top: number; side: number; color: string },
): void {
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  const unit = Math.floor(side / (modules.size + 2 * QUIET))
  const left = Math.round(center - (unit * modules.size) / 2)
  ink.fillStyle = color
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue
      ink.fillRect(left + column * unit, top + (row + QUIET) * unit, unit, unit)
    }
  }
}
