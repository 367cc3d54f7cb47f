import { brand } from '#domain/brand.ts'
import { drawCode, writeLines } from '#shared/parts/sharing/ink.ts'

/** Pixels of the picture, for a sharp print on any phone. */
export const POSTER = { width: 750, height: 1_334 } as const
const CENTER = POSTER.width / 2
const COLUMN = { center: CENTER, width: 600 }
const CODE = 280
const CODE_TOP = 880

/** The poster leaves the app, so it has colours of its own and follows no theme. */
interface Design {
  readonly name: string
  readonly sky: string
  readonly far: string
  readonly near: string
  readonly subject: 'harbour' | 'terraces'
}

export const DESIGNS: readonly Design[] = [
  { name: '港湾', sky: '#eaf0ff', far: '#b9cbf7', near: '#1d4fd7', subject: 'harbour' },
  { name: '梯田', sky: '#f7f1e3', far: '#d9c79a', near: '#8a6d2f', subject: 'terraces' },
]

const PAPER = '#ffffff'
const INK = '#12161f'
const SECOND = '#525b6b'

/** Two planes that meet at the horizon: a far one that rises, a near one that falls. */
function drawPlanes(ink: CanvasRenderingContext2D, { sky, far, near }: Design): void {
  ink.fillStyle = sky
  ink.fillRect(0, 0, POSTER.width, POSTER.height)
  ink.fillStyle = far
  ink.beginPath()
  ink.moveTo(0, 640)
  ink.quadraticCurveTo(220, 500, 430, 590)
  ink.quadraticCurveTo(620, 660, 750, 560)
  ink.lineTo(750, 800)
  ink.lineTo(0, 800)
  ink.fill()
  ink.fillStyle = near
  ink.fillRect(0, 740, POSTER.width, POSTER.height - 740)
}

/** A lighthouse above two boats that sail one behind the other. */
function drawHarbour(ink: CanvasRenderingContext2D, { near }: Design): void {
  ink.fillStyle = PAPER
  ink.beginPath()
  ink.moveTo(560, 740)
  ink.lineTo(576, 520)
  ink.lineTo(620, 520)
  ink.lineTo(636, 740)
  ink.fill()
  ink.fillStyle = near
  ink.fillRect(582, 480, 32, 40)
  ink.fillRect(570, 580, 56, 24)
  ink.fillRect(566, 650, 64, 24)
  for (const [left, size] of [
    [150, 1],
    [320, 0.7],
  ] as const) {
    ink.fillStyle = PAPER
    ink.beginPath()
    ink.moveTo(left, 730)
    ink.lineTo(left, 730 - 130 * size)
    ink.lineTo(left + 90 * size, 730)
    ink.fill()
    ink.beginPath()
    ink.moveTo(left - 40 * size, 736)
    ink.lineTo(left + 110 * size, 736)
    ink.lineTo(left + 80 * size, 736 + 36 * size)
    ink.lineTo(left - 14 * size, 736 + 36 * size)
    ink.fill()
  }
}

/** Steps of a slope, with two seedlings. */
function drawTerraces(ink: CanvasRenderingContext2D, { far, near }: Design): void {
  for (const [at, top] of [720, 690, 660].entries()) {
    ink.fillStyle = at % 2 === 0 ? near : far
    ink.beginPath()
    ink.ellipse(CENTER, top + 120, 420 - at * 90, 110, 0, Math.PI, 0)
    ink.fill()
  }
  ink.strokeStyle = near
  ink.lineWidth = 8
  for (const [left, tall] of [
    [330, 110],
    [430, 80],
  ] as const) {
    ink.beginPath()
    ink.moveTo(left, 670)
    ink.lineTo(left, 670 - tall)
    ink.stroke()
    ink.fillStyle = near
    for (const side of [-1, 1]) {
      ink.beginPath()
      ink.ellipse(left + side * 24, 670 - tall, 26, 12, side * -0.6, 0, 2 * Math.PI)
      ink.fill()
    }
  }
}

const SUBJECTS = { harbour: drawHarbour, terraces: drawTerraces }

/**
 * A poster as the address of a PNG picture: title, what a friend finds, a QR code of the link and
 * the risk line, without a face, an amount or a return. Throws where the engine draws none.
 */
export function drawPoster(
  design: Design,
  { title, lines, link }: { title: string; lines: readonly string[]; link: string },
): string {
  const canvas = document.createElement('canvas')
  canvas.width = POSTER.width
  canvas.height = POSTER.height
  const ink = canvas.getContext('2d')
  if (ink === null) throw new Error('the engine draws nothing')
  drawPlanes(ink, design)
  SUBJECTS[design.subject](ink, design)
  let top = writeLines(ink, { text: brand.company, size: 32, color: SECOND, most: 1 }, 72, COLUMN)
  const heading = { text: title, size: 56, weight: 600, color: INK, most: 2 }
  top = writeLines(ink, heading, top + 40, COLUMN)
  for (const line of lines)
    top = writeLines(ink, { text: line, size: 30, color: SECOND, most: 2 }, top + 16, COLUMN)
  ink.fillStyle = PAPER
  ink.fillRect(CENTER - CODE / 2, CODE_TOP, CODE, CODE)
  drawCode(ink, link, { center: CENTER, top: CODE_TOP, side: CODE, color: INK })
  const foot = { size: 26, color: PAPER, most: 1 }
  writeLines(ink, { ...foot, text: '长按或扫码查看' }, CODE_TOP + CODE + 24, COLUMN)
  writeLines(ink, { ...foot, size: 22, text: brand.riskLine }, CODE_TOP + CODE + 76, COLUMN)
  return canvas.toDataURL('image/png')
}
