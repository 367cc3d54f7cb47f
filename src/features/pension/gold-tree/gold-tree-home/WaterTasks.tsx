import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { send } from '#api/client.ts'
import { useForward } from '#templates/use-forward.ts'
import { Button } from '#ui/fields/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import type { GoldTree } from '../parts/use-stage-claim.ts'

type Task = GoldTree['tasks'][number]

/** What the page itself sees done: that the price was looked at. */
const SEEN_HERE = 'view_gold'

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
  const { taskBizId, title, water, state, forwardInfo } = task
  const forward = useForward()(forwardInfo)
  const go = () => {
    // The water is booked in any case once the report arrives; the way there does not wait for it.
    if (taskBizId === SEEN_HERE) send(processGoldCoinsTask, { taskBizId }).catch(() => {})
    return forward?.()
  }
  return (
    <Row
      title={title}
      note={`${water} 水滴`}
      value={
        state === 'done' ? (
          '今天已完成'
        ) : forward === null ? (
          '待完成'
        ) : (
          <Button kind="secondary" size="small" onClick={go}>
            去完成
            <Spoken>{` ${title}`}</Spoken>
          </Button>
        )
      }
    />
  )
}
