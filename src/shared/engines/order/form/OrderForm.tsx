import type { ReactNode } from 'react'
import { now14 } from '#platform/clock.ts'
import { isAbroad, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Missing } from '#ui/base/Button.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PasscodeSheet } from '#ui/fields/PasscodeSheet.tsx'
import { figureText } from '#shared/engines/order/value/order-value.ts'
import { dayText } from '#shared/engines/order/value/day-text.ts'
import type { PlacedOrder } from '#shared/engines/order/send/use-order.ts'

interface Props {
  readonly order: PlacedOrder
  /** The act of the user before the order can be confirmed; null: nothing. */
  readonly missing: Missing | null
  /** The button's label: 确认买入 1,000.00 元. */
  readonly text: string
  /** The call that places the order. */
  readonly sends: StoppedCall
  /** The label of the order's day: 交易日 for money-market funds, which have a fixed price. */
  readonly dayLabel?: '定价日' | '交易日'
  readonly footNote?: string
  readonly children: ReactNode
}

const NOT_SENT = '没有连上服务，申请没有提交，请再试一次'

/** The fields of an order, the button that confirms it, and the sheet for the trading password. */
export function OrderForm(props: Props) {
  const { order, missing, text, sends, dayLabel = '定价日', footNote, children } = props
  usePublishedUntil()
  const { order: confirmed, day, problem } = order
  const reset = { text: '忘记密码', onClick: order.forgot }
  const note =
    order.locked === '' ? null : (
      <Banner tone="danger" action={reset}>
        {order.locked}
      </Banner>
    )
  return (
    <>
      <FormTemplate
        action={{
          text,
          missing,
          sends,
          busy: order.opening,
          onClick: order.open,
        }}
        footNote={<RiskLine>{footNote ?? ''}</RiskLine>}
        note={note ?? undefined}
      >
        <InTurn>{children}</InTurn>
      </FormTemplate>
      <PasscodeSheet
        open={order.asking}
        title="请输入交易密码"
        {...(confirmed === null
          ? {}
          : {
              subtitle: confirmed.subject,
              amount: figureText(confirmed),
              unit: confirmed.unit,
              items: [
                ...confirmed.items,
                ...(day === null
                  ? []
                  : [
                      {
                        label: dayLabel,
                        value: dayText(day.tradeDate, now14().slice(0, 8), isAbroad(day)),
                      },
                    ]),
              ],
            })}
        error={problem === null ? '' : problem.code === 'wrong' ? problem.text : NOT_SENT}
        busy={order.placing}
        onComplete={order.place}
        onClose={order.cancel}
        onForgot={order.forgot}
      />
    </>
  )
}
