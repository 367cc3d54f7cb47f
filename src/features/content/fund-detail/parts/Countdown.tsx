import { useEffect, useEffectEvent, useState } from 'react'
import { secondsBetween } from '#domain/calendar/calendar-date.ts'
import { now14 } from '#platform/clock.ts'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { countdownWords } from './countdown-words.ts'

const MOST_SECONDS = 366 * 86_400

interface Props {
  /** A moment of the provider's clock. */
  readonly until: string
  readonly before?: string
  readonly onOver?: () => void
}

/** The time that is left until a moment of the provider's. */
export function Countdown({ until, before = '', onOver }: Props) {
  const [end] = useState(() => Date.now() + secondsBetween(now14(), until) * 1_000)
  const left = useSecondsLeft(end, MOST_SECONDS)
  const isOver = left === 0
  const over = useEffectEvent(() => onOver?.())
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  return <>{isOver ? '已到时间' : `${before}${countdownWords(left)}`}</>
}
