import { AWARD_NAMES, awardReason, resultName } from '#domain/bill/bill-words.ts'
import { daysOfYear } from '#domain/bill/annual-bill.ts'
import type { BillEdition } from '#domain/bill/bill-editions.ts'
import { brand } from '#domain/brand.ts'
import { direction, formatPercent, formatSignedAmount } from '#domain/money/format-figures.ts'
import { linesOf, type DrawnPicture } from '#shared/parts/sharing/card-text.ts'
import { drawCode } from '#shared/parts/sharing/ink.ts'
import type { Bill } from './bill.ts'
import { SCENE, type BillLook } from './bill-look.ts'
import { MEDAL_RING, MEDAL_SIGNS, MEDAL_SIZE } from './medal-shapes.ts'

/** Pixels of the picture: a whole screen of a phone. */
const SIZE = { width: 750, height: 1334 } as const
const MARGIN = 60
const FOOT = 250
const CODE = 200
/** The words end to the left of the scene's main object. */
const WORDS = 470
/** A QR code is black on white, whatever the year looks like. */
const PAPER = '#ffffff'
const INK = '#12161f'

interface Text {
  readonly text: string
  readonly size: number
  readonly color: string
  readonly weight?: number
  readonly most?: number
  readonly width?: number
  readonly left?: number
}

/** Writes a text from `top` on; returns where it ends. */
function write(ink: CanvasRenderingContext2D, it: Text, top: number): number {
  const { text, size, color, weight = 400, most = 1, left = MARGIN } = it
  const { width = SIZE.width - 2 * MARGIN } = it
  ink.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
  ink.fillStyle = color
  ink.textAlign = 'left'
  ink.textBaseline = 'top'
  const lines = linesOf(text, width, most, (part) => ink.measureText(part).width)
  lines.forEach((line, at) => ink.fillText(line, left, top + at * size * 1.4))
  return top + lines.length * size * 1.4
}

function drawSky(ink: CanvasRenderingContext2D, { sky }: BillLook): void {
  const gradient = ink.createLinearGradient(0, 0, 0, SIZE.height - FOOT)
  gradient.addColorStop(0, sky[0])
  gradient.addColorStop(0.62, sky[1])
  gradient.addColorStop(1, sky[2])
  ink.fillStyle = gradient
  ink.fillRect(0, 0, SIZE.width, SIZE.height)
}

const pathOf = (d: string): Path2D => new Path2D(d)

/** The scene as it is at the end of the story. */
function drawScene(ink: CanvasRenderingContext2D, { shapes }: BillLook): void {
  const scale = SIZE.width / SCENE.width
  ink.save()
  ink.beginPath()
  ink.rect(0, 0, SIZE.width, SIZE.height - FOOT)
  ink.clip()
  ink.translate(0, SIZE.height - FOOT - SCENE.height * scale)
  ink.scale(scale, scale)
  for (const { d, fill, opacity = 1, move: [x, y] = [0, 0] } of shapes) {
    ink.save()
    ink.translate(x, y)
    ink.globalAlpha = opacity
    ink.fillStyle = fill
    ink.fill(pathOf(d))
    ink.restore()
  }
  ink.restore()
}

function drawMedal(ink: CanvasRenderingContext2D, look: BillLook, kind: keyof typeof MEDAL_SIGNS) {
  const side = 132
  ink.save()
  ink.translate(SIZE.width - MARGIN - side, MARGIN)
  ink.scale(side / MEDAL_SIZE, side / MEDAL_SIZE)
  for (const [d, fill] of [
    [MEDAL_RING.outer, look.accent],
    [MEDAL_RING.inner, look.panel],
    [MEDAL_SIGNS[kind], look.accent],
  ] as const) {
    ink.fillStyle = fill
    ink.fill(pathOf(d))
  }
  ink.restore()
}

interface Drawing {
  readonly bill: Bill
  readonly edition: BillEdition
  readonly look: BillLook
  /** The public address of the bill's own beginning. */
  readonly link: string
  /** True if the amount is in it; the percentage and the days always are. */
  readonly amounts: boolean
}

/**
 * A year as a picture to keep: its scene, percentage, days and award, a code that leads to the bill.
 * Throws where the engine draws none.
 */
export function drawBill({ bill, edition, look, link, amounts }: Drawing): DrawnPicture {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE.width
  canvas.height = SIZE.height
  const ink = canvas.getContext('2d')
  if (ink === null) throw new Error('the engine draws nothing')
  drawSky(ink, look)
  drawScene(ink, look)
  if (bill.award !== null) drawMedal(ink, look, bill.award.kind)
  const room = SIZE.width - 2 * MARGIN - 160
  let top = write(ink, { text: `我的 ${edition.year}`, size: 30, color: look.accent }, MARGIN)
  top = write(
    ink,
    { text: edition.title, size: 76, weight: 600, color: look.ink, width: room },
    top + 6,
  )
  top = write(ink, { text: edition.line, size: 28, color: look.second, width: room }, top + 4)
  const tone = direction(bill.rate)
  const figure = tone === 'flat' ? look.ink : look[tone]
  top = write(ink, { text: '本年收益率', size: 28, color: look.second }, top + 30)
  top = write(ink, { text: formatPercent(bill.rate), size: 84, weight: 600, color: figure }, top)
  if (amounts) {
    const text = `${resultName(bill.profit)} ${formatSignedAmount(bill.profit)} 元`
    top = write(ink, { text, size: 30, color: look.ink, width: WORDS }, top + 4)
  }
  const days = `持有 ${bill.holdDays} 天，全年 ${daysOfYear(edition.year)} 天`
  top = write(ink, { text: days, size: 30, color: look.ink, width: WORDS }, top + 8)
  if (bill.award !== null) {
    const { kind } = bill.award
    top = write(
      ink,
      { text: awardReason(kind, bill), size: 30, color: look.ink, width: WORDS },
      top + 8,
    )
    write(
      ink,
      { text: `年度称号 ${AWARD_NAMES[kind]}`, size: 30, color: look.accent, width: WORDS },
      top + 8,
    )
  }
  drawFoot(ink, edition, link)
  return { src: canvas.toDataURL('image/png'), ...SIZE }
}

function drawFoot(ink: CanvasRenderingContext2D, { year }: BillEdition, link: string): void {
  const top = SIZE.height - FOOT
  ink.fillStyle = PAPER
  ink.fillRect(0, top, SIZE.width, FOOT)
  const center = SIZE.width - MARGIN - CODE / 2 + 20
  drawCode(ink, link, { center, top: top + 24, side: CODE, color: INK })
  const width = SIZE.width - 2 * MARGIN - CODE - 10
  let below = write(
    ink,
    { text: brand.company, size: 32, weight: 600, color: INK, width },
    top + 36,
  )
  below = write(
    ink,
    { text: `扫码看您的 ${year} 年度账单`, size: 26, color: INK, width },
    below + 8,
  )
  const risk = `${brand.pastLine}。${brand.riskLine}`
  write(ink, { text: risk, size: 22, color: INK, width, most: 3 }, below + 12)
}
