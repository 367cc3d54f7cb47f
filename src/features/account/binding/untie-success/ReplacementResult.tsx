import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { queryFor } from '#api/query.ts'
import { formatDate, formatDateTime } from '#domain/money/format-figures.ts'
import { bindingPaths } from '#paths/binding.ts'
import { StateResult, type StateWords } from '#shared/outcome/StateResult.tsx'
import { cardName } from '#shared/bank/card-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Request = v.InferOutput<typeof listServiceRequests.payload>['requests'][number]

const NOT_RECEIVED = {
  tone: 'failed',
  title: '没有收到换卡申请',
  note: '申请没有提交成功，银行卡没有变化。可以重新提交',
} as const

interface Props {
  /** Without one the newest is meant. */
  readonly requestNo: string | undefined
  readonly from: string | undefined
}

/** The words of a request; of one that did not come about, where it can be made again. */
function wordsOf(
  { state, remark, dueDate, card }: Request,
  againOf: (bankSerial?: string) => StateWords['again'],
): StateWords {
  switch (state) {
    case 'reviewing':
      return {
        tone: 'waiting',
        title: '换卡申请审核中',
        note: `预计 ${formatDate(dueDate)} 前完成。审核期间暂停从原卡卖出，到期的定投扣款会跳过`,
        again: null,
      }
    case 'approved':
      return {
        tone: 'done',
        title: '换卡已完成',
        note: '份额、定投计划和未到账的款项已转到新卡，可以正常买入和卖出',
        again: null,
      }
    case 'rejected':
      return {
        tone: 'failed',
        title: '换卡申请未通过',
        note: remark || '请核对后重新提交',
        again: againOf(card?.bankSerial),
      }
  }
}

/** How far a lost card's replacement is. */
export function ReplacementResult({ requestNo, from }: Props) {
  const requests = useQuery({ ...queryFor(listServiceRequests, {}), staleTime: 0 })
  const againOf = (bankSerial?: string) => ({
    text: '重新提交',
    to: bindingPaths.untieBinding.to({ type: '4', step: '1', bankSerial, from }),
  })
  return (
    <Loaded query={requests} skeleton={<SkeletonScreen shape="detail" />}>
      {({ requests: all }) => {
        const request = all.find(
          (it) =>
            it.kind === 'replaceCard' && (requestNo === undefined || it.requestNo === requestNo),
        )
        return request === undefined ? (
          <StateResult words={{ ...NOT_RECEIVED, again: againOf() }} from={from} />
        ) : (
          <StateResult words={wordsOf(request, againOf)} from={from}>
            <RequestCard request={request} />
          </StateResult>
        )
      }}
    </Loaded>
  )
}

function RequestCard({ request }: { readonly request: Request }) {
  const { card, submitTime, decideTime, requestNo } = request
  return (
    <Card title="申请信息">
      <KeyValue
        items={[
          ...(card === null
            ? []
            : [
                { label: '原卡', value: cardName(card) },
                { label: '新卡', value: cardName({ ...card, cardTail: card.newCardTail }) },
              ]),
          { label: '提交时间', value: formatDateTime(submitTime) },
          ...(decideTime === null
            ? []
            : [{ label: '审核时间', value: formatDateTime(decideTime) }]),
          { label: '申请编号', value: requestNo },
        ]}
      />
    </Card>
  )
}
