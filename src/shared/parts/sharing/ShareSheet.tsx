import { useState } from 'react'
import {
  containerChannels,
  SAVES,
  type ShareChannel,
  type ShareContainer,
  type ShareData,
} from '#domain/navigation/share.ts'
import { bridge, containerName } from '#platform/bridge.ts'
import { track } from '#platform/tracking/track.ts'
import { Button } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import type { CardText } from './card-text.ts'
import { CARD, drawCard } from './draw-card.ts'
import styles from './ShareSheet.module.css'
import { CHANNEL_NAMES, COPIED, FAILED, OWN_MENU } from './share-words.ts'

interface Props {
  readonly open: boolean
  readonly data: ShareData
  /** The other words of the card. */
  readonly text: CardText
  readonly onClose: () => void
}

/** The page's container, as sharing sees it: an app has its own panel. */
function here(): ShareContainer {
  const name = containerName()
  return name === 'native-ios' || name === 'native-android' ? 'browser' : name
}

/** The channels of a container without a panel of its own, and the card that is saved. */
export function ShareSheet({ open, data, text, onClose }: Props) {
  const [card, setCard] = useState('')
  const place = here()
  const size =
    text.drawn === undefined ? CARD : { width: text.drawn.width, height: text.drawn.height }
  const channels = containerChannels(place, typeof navigator.share === 'function')
  async function shareTo(channel: ShareChannel): Promise<void> {
    try {
      if (channel === 'saveLocal') {
        setCard(text.drawn?.src ?? drawCard(data, text))
        return
      }
      const { outcome } = await bridge().call('share', { channel, ...data })
      track({ name: 'share', channel, outcome })
      onClose()
      if (outcome === 'copied') toast.show(COPIED)
      const next = outcome === 'offered' && place !== 'browser' ? OWN_MENU[channel] : undefined
      if (next !== undefined) toast.show(next)
    } catch {
      track({ name: 'share', channel, outcome: 'failed' })
      toast.show(FAILED)
    }
  }
  async function save(): Promise<void> {
    try {
      await bridge().call('share', { channel: 'saveLocal', ...data, shareImgUrl: card })
      track({ name: 'share', channel: 'saveLocal', outcome: 'shared' })
      toast.show('图片已下载')
    } catch {
      toast.show('图片没有保存，请长按图片再试')
    }
  }
  if (card !== '') {
    return (
      <Sheet
        open={open}
        onClose={onClose}
        title="保存图片"
        {...(SAVES[place] === 'download'
          ? {
              footer: (
                <Button size="large" block onClick={save}>
                  保存图片
                </Button>
              ),
            }
          : {})}
      >
        {SAVES[place] === 'press' ? <p className={styles.note}>长按图片，保存到相册</p> : null}
        <div className={styles.card}>
          <Picture src={card} alt={`${data.shareTitle}，附二维码`} {...size} eager />
        </div>
      </Sheet>
    )
  }
  return (
    <Sheet open={open} onClose={onClose} title="分享到" flush>
      <RowList label="分享到">
        {channels.map((channel) => (
          <Row key={channel} title={CHANNEL_NAMES[channel]} onClick={() => void shareTo(channel)} />
        ))}
      </RowList>
    </Sheet>
  )
}
