import { useQuery } from '@tanstack/react-query'
import { queryFeatureData } from '#api/calls/fund-features.ts'
import { queryWalletLimits } from '#api/calls/redeem.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { dayRange } from '#domain/order/arrival-words.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { useAccount } from '../parts/use-account.ts'

const day = (date: string): string => plannedText(date, 'nearWeekday')

/** Shows when money that is paid in earns, when money that is taken out arrives, and the limits. */
export function CashTerms({ fund }: { readonly fund: Fund }) {
  usePublishedUntil()
  const { fundCode, tradeDate, confirmDate, incomeDate, arrivalDays } = fund
  const features = useQuery(queryFor(queryFeatureData, { fundCode })).data
  const { averageMaturity = null, reportDate = null } = features?.structure ?? {}
  return (
    <>
      <Card title="存入与到账">
        <KeyValue
          items={[
            {
              label: '现在存入',
              value: `${day(confirmDate)} 起有收益`,
              note: (
                <NoBreakText
                  texts={[
                    `${day(tradeDate)} 15:00 前存入，`,
                    `${day(incomeDate)} 看到第一笔收益，`,
                    '节假日顺延',
                  ]}
                />
              ),
            },
            ...useQuickItem(fundCode),
            {
              label: '普通取出',
              value: `${dayRange(arrivalDays)} 日到账`,
              note: '15:00 后提交的顺延一个交易日',
            },
          ]}
        />
        <CalendarNote dates={[tradeDate, confirmDate, incomeDate]} />
      </Card>
      {averageMaturity === null ? null : (
        <Card title="投资组合">
          <KeyValue
            items={[
              {
                label: '平均剩余期限',
                value: `${averageMaturity} 天`,
                note: <NoBreakText texts={[`截至 ${formatDate(reportDate)}`, '法规上限 120 天']} />,
              },
            ]}
          />
        </Card>
      )}
    </>
  )
}

/** The quick withdrawal with what is left of it today, for who is signed in. */
function useQuickItem(fundCode: string): readonly KeyValueItem[] {
  const { veil } = useHiddenAmounts()
  const limits = useQuery({
    ...queryFor(queryWalletLimits, { fundCode }),
    enabled: useAccount(),
  }).data
  if (limits === undefined) {
    return [{ label: '快速取出', value: '几分钟到账', note: '每人每只基金每日最多 10,000.00 元' }]
  }
  const { quickFlag, quickLeft, quickDayLimit, quickToast } = limits
  return [
    {
      label: '快速取出',
      value: quickFlag === '1' ? `今日还可取 ${veil(formatAmount(quickLeft))} 元` : '暂不可用',
      note: quickFlag === '1' ? `每日最多 ${formatAmount(quickDayLimit)} 元` : quickToast,
    },
  ]
}
