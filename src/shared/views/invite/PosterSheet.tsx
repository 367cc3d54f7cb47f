import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SAVES, shareData } from '#domain/navigation/share.ts'
import { bridge, containerName, inApp } from '#platform/bridge.ts'
import { publicAddress } from '#platform/public-address.ts'
import { track } from '#platform/tracking/track.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import styles from './PosterSheet.module.css'

interface PosterText {
  readonly title: string
  readonly lines: readonly string[]
  /** The address of ours that its code leads to. */
  readonly path: string
}

interface Props extends PosterText {
  readonly open: boolean
  readonly onClose: () => void
}

/** Returns whether a container takes a picture by a button; the others by a long press. */
function hasSaving(): boolean {
  const name = containerName()
  return inApp() || name === 'native-ios' || name === 'native-android' || SAVES[name] === 'download'
}

/** The poster of an invitation in one of its designs, to save and to send. */
export function PosterSheet({ open, onClose, ...text }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="邀请海报">
      {open ? <Poster {...text} /> : null}
    </Sheet>
  )
}

/** The poster with the choice of its design; drawn once its code's library is there. */
export function Poster({ title, lines, path }: PosterText) {
  const [design, setDesign] = useState(0)
  const link = publicAddress(path)
  const drawn = useQuery({
    queryKey: ['poster', design, title, link],
    // The QR code's library loads with it.
    queryFn: async () => {
      const { DESIGNS, drawPoster, POSTER } = await import('./draw-poster.ts')
      const of = DESIGNS[design] ?? DESIGNS[0]
      if (of === undefined) throw new Error('there is no design')
      const names = DESIGNS.map(({ name }) => name)
      return { names, size: POSTER, png: drawPoster(of, { title, lines, link }) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (drawn.data === undefined)
    return drawn.error === null ? (
      <SkeletonBlock tall />
    ) : (
      <FailedLine what="海报" onRetry={drawn.refetch} />
    )
  const { names, size, png } = drawn.data
  return (
    <>
      <p className={styles.note}>{hasSaving() ? '保存后发给好友' : '长按图片，保存到相册'}</p>
      <Chips
        label="选择海报"
        items={names.map((label, at) => ({
          key: String(at),
          label,
          chosen: at === design,
        }))}
        onPick={(key) => setDesign(Number(key))}
      />
      <div className={styles.poster}>
        <Picture src={png} alt={`${title}，附邀请二维码`} {...size} eager />
      </div>
      {hasSaving() ? (
        <Button block onClick={() => savePoster(title, link, png)}>
          保存海报
        </Button>
      ) : null}
    </>
  )
}

/** Saves the picture by the container's means; the page says what to do where that fails. */
async function savePoster(title: string, link: string, png: string): Promise<void> {
  try {
    const data = { ...shareData(title, link), shareImgUrl: png }
    const { outcome } = await bridge().call('share', { channel: 'saveLocal', ...data })
    track({ name: 'share', channel: 'saveLocal', outcome })
    if (outcome !== 'cancelled') toast.show('海报已保存')
  } catch {
    track({ name: 'share', channel: 'saveLocal', outcome: 'failed' })
    toast.show('海报没有保存，请长按图片再试')
  }
}
