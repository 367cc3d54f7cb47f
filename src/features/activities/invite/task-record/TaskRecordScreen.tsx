import type * as v from 'valibot'
import { listInviteTasks } from '#api/calls/activities/invite.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { EDITIONS } from '#shared/views/invite/editions.ts'
import { MonthFriends } from './MonthFriends.tsx'
import { useClaimingTask } from '#features/activities/invite/parts/use-claiming-task.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { wholeList } from '#templates/whole-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

type Month = v.InferOutput<typeof listInviteTasks.payload>['months'][number]

export const prefetch: Prefetch<object> = () => [prefetchCall(listInviteTasks, {})]

/** Shows what each month's tasks have brought; the coins above are the sum of the months. */
export default function TaskRecordScreen() {
  const query = useCurrent(listInviteTasks, {})
  return (
    <ListTemplate
      label="任务记录"
      list={wholeList(query, query.data?.months)}
      itemKey={({ month }) => month}
      head={
        query.data === undefined ? null : (
          <Card>
            <KeyValue
              items={[
                {
                  label: '任务累计得金币',
                  value: `${query.data.coins.toLocaleString('en-US')} 枚`,
                },
              ]}
            />
          </Card>
        )
      }
      empty={{ title: '还没有任务记录', note: '好友实名后按月计入' }}
      footNote="好友计入其实名的月份，只计入一个活动"
    >
      {(month) => <OneMonth month={month} />}
    </ListTemplate>
  )
}

function OneMonth({ month: { month, friends, coins, claims } }: { readonly month: Month }) {
  const claiming = useClaimingTask()
  return (
    <Card
      title={`${month.slice(0, 4)}年${Number(month.slice(4))}月`}
      extra={`${coins.toLocaleString('en-US')} 金币`}
      flush
    >
      <RowList label={`${month} 的任务`}>
        {claims.map(({ taskId, friends: count, coins: worth, state, time }) => (
          <Row
            key={taskId}
            title={`${count} 位好友实名`}
            note={state === 'claimed' ? formatDateTime(time, { seconds: false }) : '已完成，待领取'}
            value={
              state === 'claimed' ? (
                `+${worth}`
              ) : (
                <Button
                  size="small"
                  track="claimInviteTask"
                  busy={claiming.at === 'sending'}
                  onClick={() => claiming.claim({ month, taskId })}
                >
                  {`领取 ${worth}`}
                </Button>
              )
            }
          />
        ))}
      </RowList>
      <MonthFriends edition={EDITIONS.monthly} month={month} count={friends} />
    </Card>
  )
}
