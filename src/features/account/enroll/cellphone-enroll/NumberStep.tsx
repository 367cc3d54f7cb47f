import { useState } from 'react'
import { requestReason, requestWords, RESEND_SECONDS } from '#domain/identity/message-code.ts'
import { mobileProblem } from '#shared/engines/proof/bank-fields.ts'
import { CaptchaField } from '#shared/engines/proof/CaptchaField.tsx'
import { NumberField } from '#shared/engines/proof/NumberField.tsx'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { CheckLine } from '#ui/fields/CheckLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { WordedAgreement, type Agreement } from '#shared/engines/agreement/AgreementSheet.tsx'
import styles from './NumberStep.module.css'
import type { Enroll } from './use-enroll.ts'

export const ENROLL_STEPS = ['填写手机号', '短信验证', '注册完成'] as const

const NUMBER = 'enroll-number'
const AGREEMENTS = 'enroll-agreements'

/** The step of the number and of the agreements, none of which is ticked in advance. */
export function NumberStep({ enroll }: { readonly enroll: Enroll }) {
  const { number, message, agreed } = enroll
  const wait = useSecondsLeft(message.resendAt, RESEND_SECONDS)
  const wrong = mobileProblem(number)
  const waiting = message.sent === null && wait > 0
  const missing =
    wrong !== null
      ? { reason: wrong, target: NUMBER }
      : !agreed
        ? { reason: '请先阅读并同意协议', target: AGREEMENTS }
        : waiting
          ? { reason: requestReason(null, wait) ?? '' }
          : null
  return (
    <FlowTemplate
      steps={ENROLL_STEPS}
      current={0}
      action={{
        text: waiting ? requestWords(null, wait) : '获取短信验证码',
        missing,
        onClick: enroll.request,
      }}
      footNote="手机号加密后发送，用于登录和接收交易通知"
    >
      <Card id={NUMBER} title="用手机号注册">
        <NumberField
          label="手机号"
          placeholder="本人常用的手机号"
          value={number}
          onChange={enroll.type}
          error={enroll.numberError || message.error}
        />
        <CaptchaField message={message} />
      </Card>
      <Agreements enroll={enroll} />
    </FlowTemplate>
  )
}

function Agreements({ enroll }: { readonly enroll: Enroll }) {
  const [open, setOpen] = useState<Agreement | null>(null)
  return (
    <section id={AGREEMENTS} aria-label="协议">
      <CheckLine checked={enroll.agreed} onChange={enroll.agree}>
        我已阅读并同意以下协议
      </CheckLine>
      <ul className={styles.titles}>
        {enroll.agreements.map((it) => (
          <li key={it.protocolId}>
            <Button kind="text" size="small" onClick={() => setOpen(it)}>
              {it.title}
            </Button>
          </li>
        ))}
      </ul>
      <WordedAgreement agreement={open} onClose={() => setOpen(null)} />
    </section>
  )
}
