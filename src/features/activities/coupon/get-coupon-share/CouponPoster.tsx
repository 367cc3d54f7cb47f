import { useState } from 'react'
import { brand } from '#domain/brand.ts'
import type { CouponTerms } from '#domain/coupon/coupon.ts'
import { couponFace } from '#domain/coupon/coupon-words.ts'
import { shareData } from '#domain/navigation/share.ts'
import { publicAddress } from '#platform/public-address.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { toast } from '#ui/base/toast.ts'
import { Picture } from '#ui/pictures/Picture.tsx'

interface Props {
  readonly terms: CouponTerms
  /** The address where the code leads. */
  readonly path: string
  /** The lines below the face, one or two. */
  readonly lines: readonly string[]
}

interface Drawn {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A poster of a coupon with the code of its link, drawn on a tap, to be pressed and saved. */
export function CouponPoster({ terms, path, lines }: Props) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const face = couponFace(terms)
  async function draw(): Promise<void> {
    try {
      const { CARD, drawCard } = await import('#shared/parts/sharing/draw-card.ts')
      const data = shareData(face, publicAddress(path), brand.shareText, { sums: 'offered' })
      setDrawn({ src: drawCard(data, { riskLine: brand.riskLine, lines }), ...CARD })
    } catch {
      toast.show('海报没有生成，请用链接发送')
    }
  }
  return (
    <Card title="海报" extra={drawn === null ? undefined : '长按图片保存'}>
      {drawn === null ? (
        <Button kind="secondary" block onClick={draw}>
          生成海报
        </Button>
      ) : (
        <Picture {...drawn} fit="contain" alt={`海报：${face}，附二维码`} eager />
      )}
    </Card>
  )
}
