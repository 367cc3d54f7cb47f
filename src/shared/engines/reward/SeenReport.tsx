import { useEffect, useEffectEvent } from 'react'
import { useSecondsLeft } from './use-read-through.ts'
import { useTaskReport } from './use-task-report.ts'

interface Props {
  readonly task: 'view_fund' | 'view_gold'
}

/** Reports a task once what it asks to be seen was seen (rules.md#tasks-and-rewards). */
export default function SeenReport({ task }: Props) {
  const report = useTaskReport()
  const left = useSecondsLeft()
  const isSeen = task === 'view_gold' || left === 0
  const tell = useEffectEvent(() => report(task))
  useEffect(() => {
    if (isSeen) tell()
  }, [isSeen])
  return null
}
