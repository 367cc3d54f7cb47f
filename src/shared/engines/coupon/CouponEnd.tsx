import { useState } from 'react'
import { chinaInstant, chinaTime } from '#domain/calendar/calendar-date.ts'
import { couponEndText } from '#domain/coupon/coupon-words.ts'
import { now14 } from '#platform/clock.ts'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'

const DAY = 86_400

/** Shows how long a coupon lasts, counted down in its last day. */
export function CouponEnd({ validUntil }: { readonly validUntil: string }) {
  const left = chinaInstant(validUntil) - chinaInstant(now14())
  const ticks = left > 0 && left < DAY * 1_000
  return ticks ? (
    <Countdown validUntil={validUntil} left={left} />
  ) : (
    couponEndText(validUntil, now14())
  )
}

function Countdown({ validUntil, left }: { readonly validUntil: string; readonly left: number }) {
  const [until] = useState(() => Date.now() + left)
  // The count is not set with the phone's clock, as now14 is until the next answer.
  const seconds = useSecondsLeft(until, DAY)
  return couponEndText(validUntil, chinaTime(chinaInstant(validUntil) - seconds * 1_000))
}
