import type { ReactNode } from 'react'
import { FormTemplate } from '../../../../templates/FormTemplate.tsx'
import { RiskLine } from '../../../../templates/RiskLine.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { PasscodeSheet } from '../../../../ui/PasscodeSheet.tsx'
import type { PlacedOrder } from './use-money-order.ts'

interface Props {
  readonly order: PlacedOrder
  readonly ready: boolean
  /** The button: 确认买入 1,000.00 元. */
  readonly text: string
  /** Over the password: what is done with which fund. */
  readonly subject: string
  /** Formatted. */
  readonly amount: string
  readonly unit: '元' | '份'
  readonly footNote?: string
  readonly children: ReactNode
}

/** The fields of an order, its act, and the password that places it. */
export function OrderForm(props: Props) {
  const { order, ready, text, subject, amount, unit, footNote, children } = props
  const lock = order.locked === '' ? {} : { note: <Notice tone="danger">{order.locked}</Notice> }
  return (
    <>
      <FormTemplate
        action={{
          text,
          missing: ready ? null : { reason: '请先完成以上内容' },
          busy: order.opening,
          onClick: order.open,
        }}
        footNote={<RiskLine>{footNote ?? ''}</RiskLine>}
        {...lock}
      >
        {children}
      </FormTemplate>
      <PasscodeSheet
        open={order.asking}
        title="请输入交易密码"
        subtitle={subject}
        amount={amount}
        unit={unit}
        error={order.passwordError}
        busy={order.placing}
        onComplete={order.place}
        onClose={order.cancel}
      />
    </>
  )
}
