import { ActBar } from '#templates/acts/ActBar.tsx'
import { orderName } from '#domain/business-codes.ts'
import { now14 } from '#platform/clock.ts'
import { isAbroad } from '#shared/parts/dates/planned-day.ts'
import { cancelDeadline } from '#shared/engines/order/record/cancel-deadline.ts'
import { orderFigure } from '#shared/engines/order/record/order-figure.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import { TradingPasswordSheet } from '#shared/engines/person/TradingPasswordSheet.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { Cancelling } from './use-cancel.ts'

interface BannerProps {
  readonly cancelling: Cancelling
}

/** The notice on a cancellation whose answer was lost. */
export function CancelNotice({ cancelling: { lostAnswer, check } }: BannerProps) {
  return (
    <div aria-live="polite">
      {lostAnswer === 'unknown' ? (
        <Banner tone="warning" action={{ text: '刷新结果', onClick: check }}>
          没有收到撤单的处理结果，可能已经撤单。恢复后会自动显示结果
        </Banner>
      ) : null}
      {lostAnswer === 'no' ? (
        <Banner tone="info">服务没有收到撤单申请，这笔订单照常处理</Banner>
      ) : null}
    </div>
  )
}

interface BarProps extends BannerProps {
  readonly record: TransactionRecord
}

/**
 * The button that cancels an order, while that is possible, with the sheet for the trading
 * password.
 */
export function CancelBar({ record, cancelling }: BarProps) {
  const { terms, lostAnswer } = cancelling
  const { value, unit } = orderFigure(record)
  return (
    <>
      {terms === null || lostAnswer === 'unknown' ? null : (
        <ActBar
          note={
            terms.cancelUntil === null
              ? ''
              : cancelDeadline(terms.cancelUntil, now14(), isAbroad(record))
          }
          acts={[{ text: '撤单', kind: 'secondary', onClick: cancelling.start }]}
        />
      )}
      <TradingPasswordSheet
        open={cancelling.asking}
        title="请输入交易密码"
        subtitle={`撤销${orderName(record)} ${record.fundName}`}
        amount={value}
        unit={unit}
        error={cancelling.error}
        onComplete={cancelling.apply}
        onClose={cancelling.close}
      />
    </>
  )
}
