import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkPaper } from '#api/calls/papers/paper.ts'
import { CallRefused } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import {
  isPaperCode,
  isPaperNo,
  PAPER_NAMES,
  paperCodeForm,
  paperNoForm,
  plainCode,
} from '#domain/paper/paper.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { ErrorState } from '#templates/Loaded.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'

const FORM = 'paper-check'
const NUMBER = '编号以 PZ 开头，共 16 位'
const CODE = '核验码共 16 位，由字母和数字组成'

/** The facts that were checked: only both together ask. */
interface Checked {
  readonly paperNo: string
  readonly code: string
}

function CheckResult({ checked }: { readonly checked: Checked }) {
  const query = useQuery({ ...queryFor(checkPaper, checked), retry: false })
  if (query.isPending) {
    return (
      <Card>
        <Skeleton lines={4} />
      </Card>
    )
  }
  if (query.data === undefined) {
    return query.error instanceof CallRefused ? (
      <Banner tone="danger">编号与核验码不符，这份文件不是本公司出具的</Banner>
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const { kind, holder, askTime, paperNo, facts } = query.data
  return (
    <>
      <Banner tone="info">这份文件由本公司出具，请与文件上的内容逐项核对</Banner>
      <Card title={PAPER_NAMES[kind]}>
        <KeyValue
          items={[
            { label: '编号', value: paperNo },
            { label: '姓名', value: holder },
            { label: '出具时间', value: formatDateTime(askTime, { seconds: false }) },
            ...facts,
          ]}
        />
      </Card>
    </>
  )
}

/** Says whether a paper is the company's, and what is printed on it (rules.md#papers). */
export default function CheckScreen() {
  const [paperNo, setPaperNo] = useState('')
  const [code, setCode] = useState('')
  const [checked, setChecked] = useState<Checked | null>(null)
  const given = { paperNo: plainCode(paperNo), code: plainCode(code) }
  const numberProblem = isPaperNo(given.paperNo) ? null : NUMBER
  const codeProblem = isPaperCode(given.code) ? null : CODE
  const reason = numberProblem ?? codeProblem
  return (
    <FormTemplate
      action={{ text: '核验', missing: lacking(reason, FORM), onClick: () => setChecked(given) }}
      footNote="核验只显示文件上印有的内容，姓名部分隐藏"
    >
      <Card id={FORM} title="文件上的编号和核验码">
        <TextField
          label="编号"
          value={paperNo}
          onChange={setPaperNo}
          form={paperNoForm}
          problem={numberProblem}
          clearable
        />
        <TextField
          label="核验码"
          value={code}
          onChange={setCode}
          form={paperCodeForm}
          problem={codeProblem}
          clearable
        />
      </Card>
      {checked === null ? null : <CheckResult key={JSON.stringify(checked)} checked={checked} />}
    </FormTemplate>
  )
}
