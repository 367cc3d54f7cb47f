import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { formatDate, formatDateTime } from '#domain/money/format-figures.ts'
import { bindingPaths } from '#paths/binding.ts'
import { homePaths } from '#paths/home.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { ResultTemplate, type ResultTone } from '#templates/ResultTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Request = v.InferOutput<typeof listServiceRequests.payload>['requests'][number]

interface Props {
  /** Without one the newest is meant. */
  readonly requestNo: string | undefined
  readonly from: string | undefined
}

interface Words {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
}

function words({ state, remark, dueDate }: Request): Words {
  switch (state) {
    case 'reviewing':
      return {
        tone: 'waiting',
        title: '换卡申请审核中',
        note: `预计 ${formatDate(dueDate)} 前完成。审核期间暂停从原卡卖出，到期的定投扣款会跳过`,
      }
    case 'approved':
      return {
        tone: 'done',
        title: '换卡已完成',
        note: '份额、定投计划和未到账的款项已转到新卡，可以正常买入和卖出',
      }
    case 'rejected':
      return { tone: 'failed', title: '换卡申请未通过', note: remark || '请核对后重新提交' }
  }
}

/** How far a lost card's replacement is. */
export function ReplacementResult({ requestNo, from }: Props) {
  const navigate = useNavigate()
  const { goOn } = useWayBack(from)
  const requests = useQuery({ ...queryFor(listServiceRequests, {}), staleTime: 0 })
  const home = () => void navigate(homePaths.home.to(), { replace: true })
  const leave =
    from === undefined ? { text: '回到首页', onClick: home } : { text: '继续', onClick: goOn }
  const again = (bankSerial?: string) => () =>
    void navigate(bindingPaths.untieBinding.to({ type: '4', step: '1', bankSerial, from }), {
      replace: true,
    })
  return (
    <Loaded query={requests} skeleton={<SkeletonScreen shape="detail" />}>
      {({ requests: all }) => {
        const request = all.find(
          (it) =>
            it.kind === 'replaceCard' && (requestNo === undefined || it.requestNo === requestNo),
        )
        if (request === undefined) {
          return (
            <ResultTemplate
              tone="failed"
              title="没有收到换卡申请"
              note="申请没有提交成功，银行卡没有变化。可以重新提交"
              primary={{ text: '重新提交', onClick: again() }}
              secondary={leave}
            />
          )
        }
        const { card, state } = request
        return (
          <ResultTemplate
            {...words(request)}
            primary={
              state === 'rejected' ? { text: '重新提交', onClick: again(card?.bankSerial) } : leave
            }
            {...(state === 'rejected' ? { secondary: leave } : {})}
          >
            <Card title="申请信息">
              <KeyValue
                items={[
                  ...(card === null
                    ? []
                    : [
                        { label: '原卡', value: `${card.bankName}（尾号 ${card.cardTail}）` },
                        { label: '新卡', value: `${card.bankName}（尾号 ${card.newCardTail}）` },
                      ]),
                  { label: '提交时间', value: formatDateTime(request.submitTime) },
                  ...(request.decideTime === null
                    ? []
                    : [{ label: '审核时间', value: formatDateTime(request.decideTime) }]),
                  { label: '申请编号', value: request.requestNo },
                ]}
              />
            </Card>
          </ResultTemplate>
        )
      }}
    </Loaded>
  )
}
