import { useState } from 'react'
import { codeReason, requestWords } from '#domain/identity/message-code.ts'
import { CodeField } from '#shared/engines/proof/BankFields.tsx'
import { Button } from '#ui/base/Button.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { useSecondsLeft } from '#ui/layout/use-seconds-left.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { TradingPasswordSheet } from './TradingPasswordSheet.tsx'
import type { StepUp } from './use-step-up.ts'
import styles from './StepUpSheet.module.css'

interface Props {
  readonly stepUp: StepUp
}

/**
 * The sheet in which the user gives the proof that `useStepUp` requests: the trading password, or a
 * text message's code where no password is set.
 */
export function StepUpSheet({ stepUp }: Props) {
  const { request } = stepUp
  return (
    <>
      <TradingPasswordSheet
        open={request?.by === 'password'}
        title="请输入交易密码"
        subtitle={request?.subject ?? ''}
        error={stepUp.error}
        onComplete={stepUp.enterPassword}
        onClose={stepUp.cancel}
      />
      <Sheet open={request?.by === 'message'} title="短信验证" onClose={stepUp.cancel}>
        <CodeForm stepUp={stepUp} subject={request?.subject ?? ''} />
      </Sheet>
    </>
  )
}

function CodeForm({ stepUp, subject }: Props & { readonly subject: string }) {
  const [typed, setTyped] = useState('')
  const wait = useSecondsLeft(stepUp.resendAt)
  const { code } = stepUp
  const reason = codeReason({ sent: code, code: typed })
  const again = (
    <Button kind="text" size="small" disabled={wait > 0} onClick={stepUp.sendCode}>
      {requestWords(code, wait)}
    </Button>
  )
  return (
    <div className={styles.form}>
      <KeyValue
        items={[
          { label: '办理事项', value: subject },
          { label: '已发送至', value: code?.mobileNo ?? '尚未发送' },
        ]}
        dense
      />
      <CodeField value={typed} onChange={setTyped} error={stepUp.error} extra={again} />
      <Button size="large" block missing={lacking(reason)} onClick={() => stepUp.enterCode(typed)}>
        验证
      </Button>
    </div>
  )
}
