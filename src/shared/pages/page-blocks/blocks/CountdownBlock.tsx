import { useState } from 'react'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { countdown } from '#domain/page/blocks/plain-blocks.ts'
import { now14 } from '#platform/clock.ts'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { Tap } from '#shared/pages/page-blocks/Tap.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import styles from './CountdownBlock.module.css'

/** It stays for a day after its end. */
const SHOWN_AFTER = 86_400
const MOST_SECONDS = 10 * 366 * 86_400

function timeParts(seconds: number): readonly (readonly [number, string])[] {
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24]
  return [
    ...(days > 0 ? [[days, '天'] as const] : []),
    [hours, '时'],
    [Math.floor(seconds / 60) % 60, '分'],
    [seconds % 60, '秒'],
  ]
}

export const Countdown = blockView(countdown, ({ until, before, after, action }) => {
  // The provider's clock, counted by the telephone's.
  const [end] = useState(() => Date.now() + secondsBetween(now14(), until) * 1_000)
  const left = useSecondsLeft(end, MOST_SECONDS)
  if (left === 0 && secondsBetween(until, now14()) > SHOWN_AFTER) return null
  const parts = timeParts(left)
  return (
    <Card>
      <Tap action={action} className={styles.countdown}>
        <span className={styles.countdownWords}>{left === 0 ? after : before}</span>
        {left === 0 ? null : (
          <span className={styles.countdownTime} role="timer" aria-live="off">
            {parts.map(([value, unit]) => (
              <span key={unit} className={styles.countdownPart}>
                <b className={styles.countdownValue}>{String(value).padStart(2, '0')}</b>
                {unit}
              </span>
            ))}
          </span>
        )}
      </Tap>
    </Card>
  )
})
