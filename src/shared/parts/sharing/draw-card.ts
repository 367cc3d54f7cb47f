import { brand } from '#domain/brand.ts'
import type { ShareData } from '#domain/navigation/share.ts'
import type { CardText } from './card-text.ts'
import { drawCode, writeLines, type Line } from './ink.ts'

/** Pixels of the picture, for a sharp print on any phone. */
export const CARD = { width: 750, height: 1_000 } as const
const MARGIN = 64
const CODE = 380
/** The place where the code begins on a card of the usual height. */
const MOST_WORDS = 490

/** The card leaves the app, so it has paper's colours and follows no theme. */
const PAPER = '#ffffff'
const INK = '#12161f'
const SECOND = '#525b6b'

const COLUMN = { center: CARD.width / 2, width: CARD.width - 2 * MARGIN }

const write = (ink: CanvasRenderingContext2D, line: Line, top: number): number =>
  writeLines(ink, line, top, COLUMN)

/**
 * A card to save and send: title, text, a QR code of the link and the risk line, as the address of a
 * PNG picture. Throws where the engine draws none.
 */
export function drawCard(data: ShareData, text: CardText): string {
  const canvas = document.createElement('canvas')
  canvas.width = CARD.width
  canvas.height = CARD.height
  const ink = canvas.getContext('2d')
  if (ink === null) throw new Error('the engine draws nothing')
  // Drawn once to see how long its lines are: a longer card has its code further down.
  const more = Math.max(0, drawWords(ink, data, text) - MOST_WORDS)
  if (more > 0) canvas.height = CARD.height + more
  ink.fillStyle = PAPER
  ink.fillRect(0, 0, CARD.width, canvas.height)
  drawWords(ink, data, text)
  drawCode(ink, data.shareLink, {
    center: COLUMN.center,
    top: MOST_WORDS + more,
    side: CODE,
    color: INK,
  })
  write(ink, { text: '扫码查看', size: 28, color: SECOND, most: 1 }, 868 + more)
  write(ink, { text: text.riskLine, size: 24, color: SECOND, most: 2 }, 914 + more)
  return canvas.toDataURL('image/png')
}

/** Draws company, title and text; returns where they end. */
function drawWords(
  ink: CanvasRenderingContext2D,
  { shareTitle, shareDesc }: ShareData,
  { riskLine, lines }: CardText,
): number {
  let top = write(ink, { text: brand.company, size: 32, color: SECOND, most: 1 }, MARGIN)
  const title = { text: shareTitle, size: 52, weight: 600, color: INK, most: 3 }
  top = write(ink, title, top + 48)
  if (lines.length > 0) {
    for (const line of lines) {
      top = write(ink, { text: line, size: 26, color: SECOND, most: 3 }, top + 20)
    }
    return top
  }
  // The risk line is below already.
  if (shareDesc === riskLine) return top
  write(ink, { text: shareDesc, size: 32, color: SECOND, most: 2 }, top + 24)
  // Two lines have always had their place.
  return MOST_WORDS
}
