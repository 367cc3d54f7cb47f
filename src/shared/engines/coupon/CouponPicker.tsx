import { useState } from 'react'
import { isZero } from '#domain/money/money.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { CouponChoice } from '#domain/coupon/best-coupons.ts'
import { couponEndText, couponFace } from '#domain/coupon/coupon-words.ts'
import { now14 } from '#platform/clock.ts'
import { Button } from '#ui/base/Button.tsx'
import { ManyChoices } from '#ui/fields/Choices.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { afterTap, type AskedCoupons } from './chosen-coupons.ts'
import type { OrderCoupons } from './use-order-coupons.ts'

/** Returns what coupons save, now and later. */
function savedText({ purchase: { cut, back } }: CouponChoice): string {
  const now = isZero(cut) ? [] : [`-${formatAmount(cut)} 元`]
  const later = isZero(back) ? [] : [`返还 ${formatAmount(back)} 元`]
  return [...now, ...later].join('，')
}

function rowValue({ state, choice, usable, lines }: OrderCoupons): string {
  if (state === 'failed') return '暂时无法读取，点击重试'
  if (state === 'loading') return '正在读取'
  if (choice !== null) return savedText(choice)
  if (usable > 0) return `${usable} 张可用`
  return lines.length > 0 ? '暂无可用' : '没有优惠券'
}

interface Props {
  readonly coupons: OrderCoupons
  /** Saves what was chosen; null lets the form choose. */
  readonly onChoose: (asked: AskedCoupons) => void
}

/** The coupons of an order: what they save, and the others in a sheet. */
export function CouponPicker({ coupons, onChoose }: Props) {
  const { choice, lines, usable, state, retry } = coupons
  const [open, setOpen] = useState(false)
  const cards = lines.map(({ card }) => card)
  const chosen = choice?.coupons.map(({ cardId }) => cardId) ?? []
  const tap = (keys: readonly string[]) => {
    const tapped = [...keys, ...chosen].find((it) => keys.includes(it) !== chosen.includes(it))
    if (tapped !== undefined) onChoose(afterTap(cards, choice, tapped))
  }
  const show = () => setOpen(true)
  const act = state === 'failed' ? retry : lines.length > 0 ? show : undefined
  const [can, cannot] = [
    lines.filter(({ problem }) => problem === ''),
    lines.filter(({ problem }) => problem !== ''),
  ]
  const choices = (shown: typeof lines) =>
    shown.map(({ card, problem }) => ({
      key: card.cardId,
      label: card.title,
      notes: [
        couponFace(card.terms),
        problem === '' ? couponEndText(card.validUntil, now14()) : problem,
      ],
      disabled: problem !== '',
    }))
  return (
    <>
      <Card flush>
        <div aria-busy={state === 'loading'}>
          <Row
            title="优惠券"
            note={
              choice?.coupons.map(({ cardId }) => titleOf(cards, cardId)).join('、') ?? undefined
            }
            value={rowValue(coupons)}
            onClick={act}
          />
        </div>
      </Card>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="优惠券"
        footer={
          <Button
            kind="secondary"
            block
            onClick={() => {
              onChoose([])
              setOpen(false)
            }}
          >
            不使用优惠券
          </Button>
        }
      >
        {can.length === 0 ? null : (
          <ManyChoices
            title={`可用 ${usable}`}
            choices={choices(can)}
            values={chosen}
            onChange={tap}
          />
        )}
        {cannot.length === 0 ? null : (
          <ManyChoices
            title={`不可用 ${cannot.length}`}
            choices={choices(cannot)}
            values={[]}
            onChange={() => {}}
          />
        )}
      </Sheet>
    </>
  )
}

const titleOf = (
  cards: readonly { readonly cardId: string; readonly title: string }[],
  cardId: string,
): string => cards.find((card) => card.cardId === cardId)?.title ?? ''
