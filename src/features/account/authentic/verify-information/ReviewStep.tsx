import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryOcrStatus } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Replace } from '../parts/Replace.tsx'

type Status = v.InferOutput<typeof queryOcrStatus.payload>

interface Props {
  readonly from: string | undefined
  /** The first step, for a document that has to be handed in again. */
  readonly pictures: string
  /** Where the opening goes on; null where the account is open. */
  readonly onward: string | null
}

/** How far the review of the document is. */
export function ReviewStep(props: Props) {
  const status = useQuery({ ...queryFor(queryOcrStatus, {}), staleTime: 0 })
  return (
    <DataTemplate query={status} skeleton={<SkeletonScreen shape="steps" />}>
      {(data) => (
        <Review
          {...props}
          status={data}
          onRefresh={async () => {
            await status.refetch()
          }}
        />
      )}
    </DataTemplate>
  )
}

interface ReviewProps extends Props {
  readonly status: Status
  readonly onRefresh: () => Promise<void>
}

function Review({ status, from, pictures, onward, onRefresh }: ReviewProps) {
  const wayBack = useWayBack(from)
  const navigate = useNavigate()
  const go = (to: string) => void navigate(to, { replace: true })
  const goOn = {
    text: onward !== null ? '继续开户' : from === undefined ? '返回' : '继续',
    onClick: () => (onward === null ? wayBack.done() : go(onward)),
  }
  const again = { text: '重新上传', onClick: () => go(pictures) }
  const common = { footNote: '证件信息只用于核实身份' }
  switch (status.approveStatus) {
    case '0':
      return <Replace to={pictures} />
    case '1':
      return (
        <ResultTemplate
          tone="waiting"
          title="审核中"
          note="预计 1 个工作日完成，届时可以回到这里查看结果"
          primary={goOn}
          secondary={{ text: '刷新', onClick: onRefresh }}
          {...common}
        />
      )
    case '2':
      return (
        <ResultTemplate
          tone="done"
          title="已通过"
          note="身份证件已通过审核"
          primary={goOn}
          {...common}
        />
      )
    case '3':
      return (
        <ResultTemplate
          tone="failed"
          title="未通过"
          note={status.approveRemark || '照片不清晰，请重新上传'}
          primary={again}
          secondary={{ text: '稍后再说', onClick: goOn.onClick }}
          {...common}
        />
      )
  }
}
