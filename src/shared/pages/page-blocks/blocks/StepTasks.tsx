import type { ReactNode } from 'react'
import { useCoinTasks } from '#shared/engines/reward/use-coin-tasks.ts'

/** Returns whether the user has done what a step's task asks for. */
export type IsDone = (taskId: string) => boolean

export interface StepTasksProps {
  readonly children: (isDone: IsDone) => ReactNode
}

/** Draws steps by the user's coin tasks. */
export default function StepTasks({ children }: StepTasksProps) {
  const { data } = useCoinTasks()
  return children(
    (taskId) => data?.tasks.some((it) => it.taskBizId === taskId && it.state !== 'open') ?? false,
  )
}
