import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { listProtocols } from '#api/calls/registration.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { enrollStep } from '#domain/identity/enrollment.ts'
import type { enrollPaths } from '#paths/enroll.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Enrolled } from './Enrolled.tsx'
import { NumberStep, ENROLL_STEPS } from './NumberStep.tsx'
import { useEnroll, type Enroll } from './use-enroll.ts'
import { codeReason } from '#domain/identity/message-code.ts'
import { mobileProblem } from '#shared/engines/proof/bank-fields.ts'
import { MessageCode } from '#shared/engines/proof/MessageCode.tsx'
import { NumberField } from '#shared/engines/proof/NumberField.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'

type Input = PathInput<typeof enrollPaths.cellphoneEnroll>

/** Registers a mobile number for someone who has no account here yet. */
export default function CellphoneEnrollScreen({ input }: { readonly input: Input }) {
  const { userInfo } = useSnapshot(session)
  const agreements = useQuery(queryFor(listProtocols, { scene: 'enroll' }))
  const enroll = useEnroll(input, agreements.data?.protocols ?? [])
  const step = enrollStep({
    wish: input.step,
    isRegistered: userInfo !== null && userInfo.appUserFlag !== '0',
    hasMessage: enroll.began,
  })
  if (step === 'done') return <Enrolled from={input.from} />
  return (
    <Loaded query={agreements} skeleton={<SkeletonScreen shape="steps" />}>
      {() => (step === 'code' ? <CodeStep enroll={enroll} /> : <NumberStep enroll={enroll} />)}
    </Loaded>
  )
}

export const prefetch = () => [prefetchCall(listProtocols, { scene: 'enroll' })]

const CODE = 'enroll-code'

/**
 * The step of the code. It survives a reload with its wait; the number does not, and is typed once
 * more.
 */
function CodeStep({ enroll }: { readonly enroll: Enroll }) {
  const { number, message, agreed } = enroll
  const wrong = mobileProblem(number)
  const reason =
    wrong ?? codeReason(message) ?? (agreed ? null : '协议已更新，请返回上一步重新阅读')
  return (
    <FlowTemplate
      steps={ENROLL_STEPS}
      current={1}
      action={{ text: '注册', missing: lacking(reason, CODE), onClick: enroll.register }}
    >
      <Card
        id={CODE}
        title="短信验证"
        extra={
          <Button kind="text" size="small" onClick={enroll.back}>
            更换手机号
          </Button>
        }
      >
        <NumberField
          label="手机号"
          placeholder="收到验证码的手机号"
          value={number}
          onChange={enroll.type}
          error={enroll.numberError}
          {...(number === ''
            ? { note: '为保护您的信息，手机号没有保存，请再次填写；收到的验证码仍然有效' }
            : {})}
        />
        <MessageCode message={message} missing={lacking(wrong, CODE)} source="cellphoneEnroll" />
      </Card>
    </FlowTemplate>
  )
}
