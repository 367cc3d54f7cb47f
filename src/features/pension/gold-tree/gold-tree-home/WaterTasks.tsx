import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useForward } from '#templates/use-forward.ts'
import { Button } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import type { GoldTree } from '../parts/use-stage-claim.ts'

type Task = GoldTree['tasks'][number]

/** The tasks of today that bring water. */
export function WaterTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <RowCard title="得水滴">
      {tasks.map((task) => (
        <TaskRow key={task.taskBizId} task={task} />
      ))}
    </RowCard>
  )
}

function TaskRow({ task }: { readonly task: Task }) {
  const { title, water, state, forwardInfo } = task
  const forward = useForward()(forwardInfo)
  return (
    <Row
      title={title}
      note={`${unitAmount(water, 'plain')} 水滴`}
      value={
        state === 'done' ? (
          '今天已完成'
        ) : forward === null ? (
          '待完成'
        ) : (
          <Button kind="secondary" size="small" onClick={forward}>
            去完成
            <Spoken>{` ${title}`}</Spoken>
          </Button>
        )
      }
    />
  )
}
