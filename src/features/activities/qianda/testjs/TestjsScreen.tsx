import { useState } from 'react'
import { exactForm } from '#domain/text/plain-form.ts'
import { nowMs } from '#platform/clock.ts'
import { callForQa, type MethodName, type QaAnswer } from '#platform/qa-methods.ts'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { madeHandOver, type HandOverKind, type Made } from './made-hand-over.ts'

const KINDS: readonly { readonly key: HandOverKind; readonly label: string }[] = [
  { key: 'good', label: '正常' },
  { key: 'stale', label: '过期 301 秒' },
  { key: 'altered', label: '金额被改' },
  { key: 'paused', label: '合作方暂停' },
  { key: 'badKey', label: '密钥不符' },
]
const STEPS = [
  { key: 'open', label: '开户' },
  { key: 'transIn', label: '转入' },
  { key: 'home', label: '首页' },
] as const

/** The calls that a partner's page may make to the shell in which it opens ours. */
const CALLS = ['getGlobalConfig', 'setPageTitle', 'closePage'] as const satisfies MethodName[]
const ARGS: Readonly<Record<(typeof CALLS)[number], object>> = {
  getGlobalConfig: {},
  setPageTitle: { title: '合作方测试' },
  closePage: {},
}

// No template: a tester's tools, without data of the provider.
/** Makes hand-overs as a partner would, good and bad, and tries the calls that partners may use. */
export default function TestjsScreen() {
  const [step, setStep] = useState<(typeof STEPS)[number]['key']>('transIn')
  const [uid, setUid] = useState('jh-1001')
  const [amount, setAmount] = useState('1000.00')
  const [made, setMade] = useState<Made | null>(null)
  const [answer, setAnswer] = useState<QaAnswer | null>(null)
  const make = (kind: HandOverKind) => setMade(madeHandOver(kind, { uid, step, amount }, nowMs()))
  return (
    <Page footNote="沙箱密钥签名，只在测试包中；同一链接打开两次即为重放">
      <Card title="交接参数">
        <Segments label="去向" items={STEPS} value={step} onChange={setStep} />
        <TextField label="合作方用户号 uid" form={exactForm} value={uid} onChange={setUid} />
        <TextField label="建议金额 amount" form={exactForm} value={amount} onChange={setAmount} />
      </Card>
      <Card title="签名">
        <Chips label="签名方式" items={KINDS} onPick={make} />
      </Card>
      {made === null ? null : (
        <RowCard label="签名结果">
          <Row whole title="被签名的文本" note={made.text} />
          <Row whole title="打开交接链接" note={made.address} href={made.address} />
        </RowCard>
      )}
      <Card title="开放给合作方的 JS 调用">
        {CALLS.map((method) => (
          <Button
            key={method}
            kind="secondary"
            block
            onClick={async () => setAnswer(await callForQa(method, ARGS[method]))}
          >
            {method}
          </Button>
        ))}
        {answer === null ? null : <p>{JSON.stringify(answer)}</p>}
      </Card>
    </Page>
  )
}
