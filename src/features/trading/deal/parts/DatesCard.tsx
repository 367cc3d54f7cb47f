import { isMoneyMarket } from '../../../../domain/business-codes.ts'
import { formatMonthDay, weekdayName } from '../../../../domain/format-figures.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Steps } from '../../../../ui/Steps.tsx'
import type { Config, Fund } from './purchase-data.ts'
import styles from './DatesCard.module.css'
import { useCutOff } from './use-cut-off.ts'

const day = (date: string): string => `${formatMonthDay(date)} ${weekdayName(date)}`

interface Props {
  readonly fund: Fund
  readonly config: Config
  readonly verb: string
  readonly onStale: () => void
}

/** Until when this day's price holds, and what happens when. */
export function DatesCard({ fund, config, verb, onStale }: Props) {
  const { left, moved } = useCutOff(config, onStale)
  const money = isMoneyMarket(fund)
  return (
    <Card title="交易时间" extra={`${formatMonthDay(config.cutoffTime.slice(0, 8))} 15:00 截止`}>
      <div className={styles.notice}>
        {moved ? (
          <Notice tone="warning">{`已过 15:00，本次按 ${day(config.tradeDate)} 的交易处理，日期已更新`}</Notice>
        ) : (
          <Notice tone="info">{`${left} 内提交，按 ${day(config.navDate)} 净值成交`}</Notice>
        )}
      </div>
      <Steps
        steps={[
          { key: 'place', label: `提交${verb}`, date: day(config.tradeDate), state: 'done' },
          {
            key: 'confirm',
            label: money ? '确认份额，开始计算收益' : '确认份额',
            date: day(config.confirmDate),
            state: 'pending',
          },
          { key: 'income', label: '查看收益', date: day(config.incomeDate), state: 'pending' },
        ]}
      />
    </Card>
  )
}
