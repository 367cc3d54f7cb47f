import { useMemo, useState } from 'react'
import type * as v from 'valibot'
import type { gameResult } from '#api/calls/game-standing.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { publicAddress } from '#platform/public-address.ts'
import { sharePage } from '#shared/parts/sharing/share-page.ts'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { sameGame, type GameInput } from '../parts/game.ts'
import { certificateLines, type OwnResult } from './certificate-lines.ts'
import { drawCertificate } from './draw-certificate.ts'
import styles from './CertificateSheet.module.css'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly input: GameInput
  readonly period: Pick<v.InferOutput<typeof gameResult.payload>, 'startTime' | 'endTime'>
  readonly own: OwnResult
}

/** The certificate of a game before it is saved or shared: without sums until they are asked for. */
export default function CertificateSheet({ open, onClose, input, period, own }: Props) {
  const [sums, setSums] = useState(false)
  const home = sftPaths.sftHome.to(sameGame(input))
  const drawn = useMemo(() => {
    try {
      return drawCertificate({
        profitRate: own.profitRate,
        lines: certificateLines(period, own, sums),
        link: publicAddress(home),
      })
    } catch {
      return null
    }
  }, [home, own, period, sums])
  // Each opening begins without them.
  const close = () => {
    setSums(false)
    onClose()
  }
  const share = async () => {
    if (drawn === null) return
    close()
    await sharePage('我的模拟炒基成绩', home, { drawn })
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title="成绩证书"
      {...(drawn === null
        ? {}
        : {
            footer: (
              <Button size="large" block onClick={share}>
                保存或分享
              </Button>
            ),
          })}
    >
      {drawn === null ? (
        <EmptyState
          kind="error"
          title="这台设备画不出图片"
          note="可以截屏保存"
          actionText="知道了"
          onAction={close}
        />
      ) : (
        <div className={styles.picture}>
          <Picture
            src={drawn.src}
            alt={`模拟炒基成绩证书，${sums ? '含模拟金额' : '不含金额'}，附二维码`}
            width={drawn.width}
            height={drawn.height}
            eager
          />
          <CheckLine checked={sums} onChange={setSums}>
            显示模拟金额
          </CheckLine>
        </div>
      )}
    </Sheet>
  )
}
