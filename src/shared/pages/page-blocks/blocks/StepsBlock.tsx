import { Suspense } from 'react'
import { steps } from '#domain/page/blocks/plain-blocks.ts'
import { blockView } from '#shared/pages/page-blocks/block-view.ts'
import { keyed } from '#shared/pages/page-blocks/keyed.ts'
import { Tap } from '#shared/pages/page-blocks/Tap.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import type { IsDone, StepTasksProps } from './StepTasks.tsx'
import styles from './StepsBlock.module.css'

const NO_STEP_DONE: IsDone = () => false

/**
 * The part that marks steps as done, loaded for a page that has such a step; without it none is
 * marked.
 */
const StepTasks = lazyPart(async (): Promise<typeof import('./StepTasks.tsx')> => {
  const unmarked = { default: ({ children }: StepTasksProps) => children(NO_STEP_DONE) }
  return import('./StepTasks.tsx').catch(() => unmarked)
})

export const Steps = blockView(steps, ({ items }) => {
  const draw = (isDone: IsDone) => (
    <Card>
      <ol className={styles.steps}>
        {keyed(items).map(({ key, title, text, action, taskId }, at) => (
          <li key={key} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {isDone(taskId) ? '✓' : at + 1}
            </span>
            <Tap action={action} className={styles.stepText}>
              <strong className={styles.stepTitle}>
                {title}
                {isDone(taskId) ? (
                  <span className={styles.stepDone}>
                    <Tag tone="brand">已完成</Tag>
                  </span>
                ) : null}
              </strong>
              {text === '' ? null : <span className={styles.stepNote}>{text}</span>}
            </Tap>
          </li>
        ))}
      </ol>
    </Card>
  )
  const unmarked = draw(NO_STEP_DONE)
  if (items.every(({ taskId }) => taskId === '')) return unmarked
  return (
    <Suspense fallback={unmarked}>
      <StepTasks>{draw}</StepTasks>
    </Suspense>
  )
})
