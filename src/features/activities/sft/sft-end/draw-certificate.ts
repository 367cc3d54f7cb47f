import { brand } from '#domain/brand.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import type { DrawnPicture } from '#shared/parts/sharing/card-text.ts'
import { drawCode, writeLines } from '#shared/parts/sharing/ink.ts'
import type { CertificateLine } from './certificate-lines.ts'

/** Pixels of the picture, for a sharp print on any phone. */
const WIDTH = 750
const CENTER = WIDTH / 2
const COLUMN = { center: CENTER, width: 590 }
const FRAME = 36
const LEFT = 90
const CODE = 220
/** The height of a line, and of all else. */
const LINE = 64
const OTHERS = 890

/** The certificate leaves the app, so it has paper's colours and follows no theme. */
const PAPER = '#fffdf7'
const INK = '#12161f'
const SECOND = '#525b6b'
const GOLD = '#8a6d2f'
const TONES = { gain: '#c8242c', loss: '#0b7a43', flat: INK } as const

interface Drawing {
  readonly profitRate: string
  readonly lines: readonly CertificateLine[]
  /** The address to which its code leads. */
  readonly link: string
}

function drawFrame(ink: CanvasRenderingContext2D, height: number): void {
  ink.fillStyle = PAPER
  ink.fillRect(0, 0, WIDTH, height)
  ink.strokeStyle = GOLD
  for (const [inset, width] of [
    [FRAME, 4],
    [FRAME + 14, 1],
  ] as const) {
    ink.lineWidth = width
    ink.strokeRect(inset, inset, WIDTH - 2 * inset, height - 2 * inset)
  }
}

/** A name at the left and its figure at the right, with a thin line below. */
function drawLine(ink: CanvasRenderingContext2D, { label, text }: CertificateLine, top: number) {
  const right = WIDTH - LEFT
  ink.font = `400 28px ${getComputedStyle(document.body).fontFamily}`
  ink.textBaseline = 'top'
  ink.textAlign = 'left'
  ink.fillStyle = SECOND
  ink.fillText(label, LEFT, top)
  ink.textAlign = 'right'
  ink.fillStyle = INK
  ink.fillText(text, right, top)
  ink.fillStyle = '#e6e0d0'
  ink.fillRect(LEFT, top + 46, right - LEFT, 1)
  return top + LINE
}

/**
 * The certificate of a game as a picture: rate, place and days, with sums where they are asked for.
 * Throws where the engine draws none.
 */
export function drawCertificate({ profitRate, lines, link }: Drawing): DrawnPicture {
  const canvas = document.createElement('canvas')
  const picture = { width: WIDTH, height: OTHERS + lines.length * LINE }
  Object.assign(canvas, picture)
  const ink = canvas.getContext('2d')
  if (ink === null) throw new Error('the engine draws nothing')
  drawFrame(ink, picture.height)
  const write = (text: string, size: number, color: string, top: number, weight = 400) =>
    writeLines(ink, { text, size, weight, color, most: 2 }, top, COLUMN)
  let top = write(brand.company, 30, SECOND, 84)
  top = write('模拟炒基成绩证书', 54, GOLD, top + 16, 600)
  top = write('累计收益率（模拟）', 28, SECOND, top + 26)
  top = write(formatPercent(profitRate), 92, TONES[direction(profitRate)], top, 600)
  top += 10
  for (const line of lines) top = drawLine(ink, line, top)
  drawCode(ink, link, { center: CENTER, top: top + 20, side: CODE, color: INK })
  const below = write('扫码看模拟炒基', 26, INK, top + 20 + CODE)
  write('使用模拟资金，不代表真实投资收益', 22, SECOND, below)
  write(brand.riskLine, 22, SECOND, below + 34)
  return { src: canvas.toDataURL('image/png'), ...picture }
}
