import { useCurrent } from '#api/use-current.ts'
import type * as v from 'valibot'
import { queryOcrStatus } from '#api/calls/auth.ts'
import { useWayBack } from '#shared/engines/person/use-way-back.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Replace } from '../parts/Replace.tsx'

type Status = v.InferOutput<typeof queryOcrStatus.payload>

interface Props {
  readonly from: string | undefined
  /** The first step, for a document that has to be handed in again. */
  readonly pictures: string
  /** The place where the opening goes on; null where the account is open. */
  readonly onward: string | null
}

/** Shows how far the review of the document is. */
export function ReviewStep(props: Props) {
  const status = useCurrent(queryOcrStatus, {})
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

const WORDS = {
  '1': {
    tone: 'waiting',
    title: '审核中',
    note: '预计 1 个工作日完成，届时可以回到这里查看结果',
  },
  '2': { tone: 'done', title: '已通过', note: '身份证件已通过审核' },
  '3': { tone: 'failed', title: '未通过', note: '照片不清晰，请重新上传' },
} as const

function Review({ status, from, pictures, onward, onRefresh }: ReviewProps) {
  const wayBack = useWayBack(from)
  const replace = useReplace()
  const { approveStatus: state, approveRemark } = status
  if (state === '0') return <Replace to={pictures} />
  const goOn = {
    text: onward !== null ? '继续开户' : from === undefined ? '返回' : '继续',
    onClick: () => (onward === null ? wayBack.done() : replace(onward)),
  }
  const acts = {
    '1': { primary: goOn, secondary: { text: '刷新', onClick: onRefresh } },
    '2': { primary: goOn },
    '3': {
      primary: { text: '重新上传', onClick: () => replace(pictures) },
      secondary: { ...goOn, text: '稍后再说' },
    },
  }
  return (
    <ResultTemplate
      {...WORDS[state]}
      {...(state === '3' && approveRemark !== '' ? { note: approveRemark } : {})}
      {...acts[state]}
      footNote="证件信息只用于核实身份"
    />
  )
}
