import { create } from 'qrcode'

/** Modules of white around a QR code, without which some phones do not find it. */
const QUIET = 4

interface Place {
  /** The middle of its width. */
  readonly centre: number
  readonly top: number
  /** Its side with the white around it, in pixels at most. */
  readonly side: number
  readonly color: string
}

/** Draws the QR code of a link on white that is there already. */
export function drawCode(ink: CanvasRenderingContext2D, link: string, place: Place): void {
  const { modules } = create(link, { errorCorrectionLevel: 'M' })
  const unit = Math.floor(place.side / (modules.size + 2 * QUIET))
  const left = Math.round(place.centre - (unit * modules.size) / 2)
  ink.fillStyle = place.color
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 0) continue
      ink.fillRect(left + column * unit, place.top + (row + QUIET) * unit, unit, unit)
    }
  }
}
