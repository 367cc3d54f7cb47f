import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPapers, requestPaper } from '#api/calls/papers/paper.ts'
import { fetchOrThrow, prefetchCall, queryFor } from '#api/query.ts'
import { useReread } from '#api/use-reread.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import {
  PAPER_NAMES,
  PAPER_PROBLEM_WORDS,
  paperProblem,
  type PaperSpan,
} from '#domain/paper/paper.ts'
import { lastWholeMonth } from '#domain/report/months.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import type { PathInput } from '#paths/path.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { sendAgain } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useTitle } from '#templates/use-title.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { SpanFields } from './SpanFields.tsx'

type Input = PathInput<typeof myCenterPaths.paperForm>

export const prefetch: Prefetch<Input> = () => [prefetchCall(listPapers, {})]

const FORM = 'paper-form'
const REQUEST = submissionCall(requestPaper, {
  notFound: GENERAL,
  tooOften: GENERAL,
  notAuthenticated: {
    at: 'dialog',
    offer: { text: '去认证', action: 'verify' },
  },
})

/** Shows what a paper is to be of, and whether it names the person in full. */
export default function PaperFormScreen({ input }: { readonly input: Input }) {
  const list = useQuery(queryFor(listPapers, {}))
  useTitle(`申请${PAPER_NAMES[input.kind]}`)
  return (
    <Loaded query={list} skeleton={<SkeletonScreen shape="rules" />}>
      {({ firstMonth, serverTime }) => (
        <PaperForm {...input} firstMonth={firstMonth} today={serverTime.slice(0, 8)} />
      )}
    </Loaded>
  )
}

interface FormProps extends Input {
  readonly firstMonth: string | null
  /** The provider's. */
  readonly today: string
}

function PaperForm({ kind, applyNo, firstMonth, today }: FormProps) {
  const verify = useRealName()
  const replace = useReplace()
  const reread = useReread(listPapers)
  const [requestNo] = useState(newRequestNo)
  const [masked, setMasked] = useState(true)
  const [span, setSpan] = useState<PaperSpan>(() => {
    const month = lastWholeMonth(today)
    if (kind === 'assetProof') return { kind, day: addDays(today, -1) }
    if (kind === 'confirmation') return { kind, applyNo }
    return kind === 'suitability' ? { kind } : { kind, fromMonth: month, toMonth: month }
  })
  const problem = paperProblem(span, today, firstMonth)
  const asking = useSubmission({
    call: () => REQUEST({ requestNo, ...span, masked: masked ? '1' : '0' }),
    async askOutcome() {
      const { papers } = await fetchOrThrow(listPapers, {})
      return papers.some((it) => it.requestNo === requestNo)
    },
    async onDone() {
      await reread()
      replace(myCenterPaths.paper.to({ requestNo }))
    },
    actions: { verify: async () => void (await verify()) },
    words: sendAgain('请再次提交，不会重复生成'),
  })
  const change = (next: PaperSpan) => {
    asking.edited()
    setSpan(next)
  }
  return (
    <FormTemplate
      action={{
        text: '生成文件',
        sends: masked ? null : 'requestPaper',
        missing: problem === null ? null : { reason: PAPER_PROBLEM_WORDS[problem], target: FORM },
        onClick: () => asking.start(),
      }}
      footNote="文件由本公司出具，印有编号和核验码，几秒内生成"
    >
      <Card id={FORM} title={PAPER_NAMES[kind]}>
        <SpanFields span={span} today={today} firstMonth={firstMonth} onChange={change} />
        {applyNo === undefined ? null : <KeyValue items={[{ label: '订单号', value: applyNo }]} />}
        <CheckLine
          checked={masked}
          onChange={(next) => {
            asking.edited()
            setMasked(next)
          }}
        >
          隐藏姓名和证件号码的中间部分
        </CheckLine>
      </Card>
    </FormTemplate>
  )
}
