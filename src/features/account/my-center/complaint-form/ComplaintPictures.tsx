import { useState } from 'react'
import { MOST_PICTURES } from '#domain/complaint/complaint.ts'
import { PictureSlot } from '#shared/parts/capture/PictureSlot.tsx'
import { useProofPicture } from '#shared/parts/capture/use-proof-picture.ts'
import styles from './ComplaintPictures.module.css'

interface SlotProps {
  readonly number: number
  readonly onRead: (imageId: string) => void
}

function Slot({ number, onRead }: SlotProps) {
  const { capture } = useProofPicture('complaint', onRead)
  return (
    <PictureSlot
      label={`图片 ${number}`}
      doneText="已上传"
      capture={capture}
      outline={<p className={styles.outline}>截图或单据，遮住密码和验证码</p>}
    />
  )
}

/** Up to four pictures: the next slot comes with the one before it. */
export function ComplaintPictures({
  onChange,
}: {
  readonly onChange: (imageIds: readonly string[]) => void
}) {
  const [ids, setIds] = useState<readonly string[]>([])
  const read = (at: number, imageId: string) =>
    setIds((before) => {
      const next = Array.from({ length: Math.max(before.length, at + 1) }, (_, place) =>
        place === at ? imageId : (before[place] ?? ''),
      )
      onChange(next.filter((it) => it !== ''))
      return next
    })
  const shown = Math.min(MOST_PICTURES, ids.filter((it) => it !== '').length + 1)
  return (
    <div className={styles.slots}>
      {Array.from({ length: Math.max(shown, ids.length) }, (_, at) => (
        <Slot key={at} number={at + 1} onRead={(imageId) => read(at, imageId)} />
      ))}
    </div>
  )
}
