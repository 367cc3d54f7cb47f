import { assetPaths } from '#paths/asset.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { monthlyReportPaths } from '#paths/monthly-report.ts'
import { togetherPaths } from '#paths/together.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

const LINKS = [
  {
    title: '配置诊断',
    note: '大类、行业、重叠、成本与收益',
    to: configAdvisePaths.assetConfig.to(),
  },
  { title: '收益明细', note: '按日、按月查看收益', to: assetPaths.sumDetail.to() },
  { title: '月报', note: '每月的收益与资产变化', to: monthlyReportPaths.monthlyReportHome.to() },
  { title: '按银行卡查看', note: '每张银行卡下持有的基金', to: assetPaths.channelHold.to() },
  { title: '我的定投计划', note: '下次扣款与扣款失败原因', to: assetPaths.smartSubscribeList.to() },
  { title: '已清仓基金', note: '卖出全部份额的基金与盈亏', to: assetPaths.clearanceRecord.to() },
  { title: '投资陪伴', note: '日历、市场数据与持有天数', to: togetherPaths.togetherHome.to() },
] as const

/** Links to the other screens about the user's assets. */
export function AssetLinks() {
  return (
    <RowCard label="更多">
      {LINKS.map(({ title, note, to }) => (
        <Row key={to} title={title} note={note} href={to} />
      ))}
    </RowCard>
  )
}
