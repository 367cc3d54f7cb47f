import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { isZero } from '#domain/money/money.ts'
import { reconciles } from '#domain/report/month-report.ts'
import { assetPaths } from '#paths/asset.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import type { Report } from './report.ts'
import styles from './EquationCard.module.css'

/** 期初 + 转入 − 转出 + 收益 = 期末, each with what it is. */
export function EquationCard({ report }: { readonly report: Report }) {
  const { veil } = useHiddenAmounts()
  const { month, asOf, openingAsset, inflow, outflow, profit, closingAsset } = report
  const agrees = reconciles({ ...report, opening: openingAsset, closing: closingAsset })
  const flow = (sign: string, amount: string) =>
    veil(isZero(amount) ? formatAmount(amount) : `${sign}${formatAmount(amount)}`)
  return (
    <Card title="资产变化（元）" flush>
      {agrees ? null : (
        <div className={styles.notice}>
          <Banner tone="warning">各项相加与期末资产不一致，数据正在核对，请稍后再来查看</Banner>
        </div>
      )}
      <RowList label="资产变化">
        <Row
          title="期初资产"
          note={`${formatDate(addDays(`${month}01`, -1))} 日终的持有与在途`}
          value={<NumberText columns={2} value={veil(formatAmount(openingAsset))} />}
        />
        <Row
          title="加：转入"
          note="从银行卡付出的金额，不含基金间转换"
          value={<NumberText columns={2} value={flow('+', inflow)} />}
        />
        <Row
          title="减：转出"
          note="回到银行卡的金额，含现金分红"
          value={<NumberText columns={2} value={flow('-', outflow)} />}
        />
        <Row
          title="加：收益"
          note="净值涨跌与分红，已扣手续费；看各基金"
          value={<ProfitAmount columns={2} amount={profit} />}
          href={monthlyReportPaths.monthlyReportProfitList.to({ month })}
        />
        <Row
          title="期末资产"
          note={`${formatDate(asOf)} 的持有与在途；看明细`}
          value={<NumberText columns={2} value={veil(formatAmount(closingAsset))} />}
          href={monthlyReportPaths.monthlyReportAssetsList.to({ month })}
        />
        <Row
          title="每日收益明细"
          note="按日历查看每天的收益"
          href={assetPaths.sumDetail.to({ month })}
        />
      </RowList>
    </Card>
  )
}
