import type { ReactNode } from 'react'
import { codeReason } from '#domain/identity/message-code.ts'
import { FlowTemplate } from '#templates/FlowTemplate.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Card } from '#ui/layout/Card.tsx'
import { MessageCode } from './MessageCode.tsx'
import type { MessageCodeState } from './use-message-code.ts'

/** The element ids of the cards with the numbers and with the code. */
const NUMBERS = 'proof-numbers'
const CODE = 'proof-code'

interface Props {
  readonly steps: readonly string[]
  readonly current: number
  /** The button that hands the code in. */
  readonly text: string
  readonly onDone: () => Promise<void>
  readonly message: MessageCodeState
  /** The fault in the numbers before a message can be requested; null for nothing. */
  readonly wrong: string | null
  /** Names the page for the agent of customer service. */
  readonly source: string
  readonly title: string
  /** The fields of the numbers. */
  readonly fields: ReactNode
  /** Above the code. */
  readonly codeNote?: ReactNode
  /** Above the numbers, and below the code. */
  readonly children?: ReactNode
  readonly after?: ReactNode
}

/** A step of numbers that a bank knows, with the code that it sends to one of them. */
export function CodeFlow(props: Props) {
  const { steps, current, text, onDone, message, wrong, source } = props
  const target = message.sent === null && wrong !== null ? NUMBERS : CODE
  return (
    <FlowTemplate
      steps={steps}
      current={current}
      action={{ text, missing: lacking(codeReason(message, wrong), target), onClick: onDone }}
      footNote="卡号和手机号加密后发送，不会保存在本机"
    >
      {props.children}
      <Card id={NUMBERS} title={props.title}>
        {props.fields}
      </Card>
      <Card id={CODE}>
        {props.codeNote}
        <MessageCode message={message} missing={lacking(wrong, NUMBERS)} source={source} />
      </Card>
      {props.after}
    </FlowTemplate>
  )
}
