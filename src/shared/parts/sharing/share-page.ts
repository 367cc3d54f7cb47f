import { brand } from '#domain/brand.ts'
import { channelsFor, shareData, type ShareData, type Sums } from '#domain/navigation/share.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { publicAddress } from '#platform/public-address.ts'
import { track } from '#platform/tracking/track.ts'
import { toast } from '#ui/base/toast.ts'
import type { CardText, DrawnPicture } from './card-text.ts'
import { COPIED, FAILED } from './share-words.ts'

/** The card to save; `''` where it cannot be drawn, and then nothing is offered to be saved. */
async function card(data: ShareData, text: CardText): Promise<string> {
  if (text.drawn !== undefined) return text.drawn.src
  try {
    const { drawCard } = await import('./draw-card.ts')
    return drawCard(data, text)
  } catch {
    return ''
  }
}

const openPanel = (data: ShareData) =>
  bridge().call('openSharePanel', { channels: channelsFor(data), ...data })

/** The app's panel, with a card to save; older apps take no picture that a page has drawn. */
async function shareInApp(data: ShareData, text: CardText): Promise<void> {
  const shareImgUrl = await card(data, text)
  const { channel, outcome } = await openPanel({ ...data, shareImgUrl }).catch(
    (refusal: unknown) => {
      const isOlder =
        refusal instanceof Error && Reflect.get(refusal, 'hostCode') === 'invalid_args'
      if (shareImgUrl === '' || !isOlder) throw refusal
      return openPanel(data)
    },
  )
  track({ name: 'share', channel, outcome })
  if (outcome === 'copied') toast.show(COPIED)
}

interface Words {
  /** The owner of the sums in the words; by default the user's own, which are masked. */
  readonly sums?: Sums
  /** By default, and where it is empty, the risk line. */
  readonly text?: string
  /** The words of the card about risk; by default those for funds. */
  readonly riskLine?: string
  /** The words of the card in place of the text, a line or two each. */
  readonly lines?: readonly string[]
  /** The picture that is saved in place of a card. */
  readonly drawn?: DrawnPicture
}

/**
 * Shares a page of this app by the container's means (rules.md#sharing): the app's panel, elsewhere
 * a sheet with the channels that the container has. `path` is made by `#paths`. A toast says what
 * the user has to do next, or that sharing failed.
 */
export async function sharePage(
  title: string,
  path: string,
  { text = '', sums = 'own', riskLine = brand.riskLine, lines = [], drawn }: Words = {},
): Promise<void> {
  const said = text === '' ? brand.riskLine : text
  const data = shareData(title, publicAddress(path), said, { sums })
  const written: CardText = { riskLine, lines, drawn }
  try {
    if (inApp()) return await shareInApp(data, written)
    const { openShareSheet } = await import('./open-share-sheet.ts')
    openShareSheet(data, written)
  } catch {
    track({ name: 'share', channel: '', outcome: 'failed' })
    toast.show(FAILED)
  }
}
