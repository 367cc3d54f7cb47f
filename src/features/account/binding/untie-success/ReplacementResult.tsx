import { useCurrent } from '#api/use-current.ts'
import type * as v from 'valibot'
import { listServiceRequests } from '#api/calls/service-request.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { bindingPaths } from '#paths/binding.ts'
import { replacementResult } from '#domain/binding/replacement-result.ts'
import { StateResult } from '#features/account/binding/parts/StateResult.tsx'
import { cardName } from '#domain/bank/card-name.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'

type Request = v.InferOutput<typeof listServiceRequests.payload>['requests'][number]

interface Props {
  /** Without one the newest is meant. */
  readonly requestNo: string | undefined
  readonly from: string | undefined
}

/** Shows how far a lost card's replacement is. */
export function ReplacementResult({ requestNo, from }: Props) {
  const requests = useCurrent(listServiceRequests, {})
  return (
    <Loaded query={requests} skeleton={<SkeletonScreen shape="detail" />}>
      {({ requests: all }) => {
        const request = all.find(
          (it) =>
            it.kind === 'replaceCard' && (requestNo === undefined || it.requestNo === requestNo),
        )
        const { again, ...words } = replacementResult(request ?? null)
        const bankSerial = request?.card?.bankSerial
        const to = bindingPaths.untieBinding.to({ type: '4', step: '1', bankSerial, from })
        return (
          <StateResult
            words={{ ...words, again: again ? { text: '重新提交', to } : null }}
            from={from}
          >
            {request === undefined ? null : <RequestCard request={request} />}
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
