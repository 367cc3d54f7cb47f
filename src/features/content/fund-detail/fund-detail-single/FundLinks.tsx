import { brand } from '#domain/brand.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundManagerPaths } from '#paths/fund-manager.ts'
import { togetherPaths } from '#paths/together.ts'
import { usePageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { Row } from '#ui/lists/Row.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** Links to the fund's other screens. */
export function FundLinks({ fund }: { readonly fund: Fund }) {
  const of = { fundCode: fund.fundCode }
  const money = isMoneyMarket(fund)
  const own = fund.companyName.startsWith(brand.company)
  const links = [
    {
      title: '历史业绩',
      note: '按月、季度和年度',
      to: fundDetailPaths.fundPerformanceHistory.to(of),
    },
    ...(money
      ? []
      : [
          {
            title: '净值走势',
            note: '单位净值与累计净值',
            to: fundDetailPaths.historicalWorth.to(of),
          },
          {
            title: '业绩档案',
            note: '累计收益、回撤与各年度超额收益',
            to: fundDetailPaths.fundAchievement.to(of),
          },
          {
            title: '特色数据',
            note: '波动、回撤、超额与同类比较',
            to: fundDetailPaths.featureData.to(of),
          },
        ]),
    ...(money
      ? [
          {
            title: '现金理财',
            note: '收益、存取与到账时间',
            to: fundDetailPaths.fundCurrency.to(of),
          },
        ]
      : []),
    {
      title: '调仓记录',
      note: '每期报告里新进、增减与退出的持仓',
      to: fundDetailPaths.fundConversionStrategy.to(of),
    },
    { title: '基金规模', note: '资产、份额与机构占比', to: fundDetailPaths.fundScale.to(of) },
    {
      title: '基金档案',
      note: '基金经理、投资目标与策略',
      to: fundDetailPaths.fundDetailArchives.to(of),
    },
    {
      title: '基金观点',
      note: '定期报告里的话，基金经理近来写了什么',
      to: fundDetailPaths.fundDetailViews.to(of),
    },
    ...(own
      ? [
          {
            title: '基金经理',
            note: `${fund.managerName}的从业经历与在管基金`,
            to: fundDetailPaths.fundManagerArea.to(of),
          },
          {
            title: '基金经理会客厅',
            note: '全部基金经理、最近的话与交流日程',
            to: fundManagerPaths.home.to(),
          },
        ]
      : []),
    {
      title: '常见问题',
      note: '买入、卖出、收益、费用、风险与定投',
      to: fundDetailPaths.fundConsults.to(of),
    },
    {
      title: '基金文件',
      note: '合同、招募说明书、公告与定期报告',
      to: fundDetailPaths.fundFiles.to(of),
    },
    { title: '投资陪伴', note: '日历、市场数据与持有天数', to: togetherPaths.togetherHome.to() },
  ]
  return (
    <RowCard label="更多资料">
      {own ? <BoutiqueRow {...of} /> : null}
      {links.map(({ title, note, to }) => (
        <Row key={title} title={title} note={note} href={to} />
      ))}
    </RowCard>
  )
}

/** The page that operators have made of the fund; nothing where there is none. */
function BoutiqueRow({ fundCode }: { readonly fundCode: string }) {
  const { data } = usePageAnswer({ slot: `boutique:${fundCode}` })
  if (data?.kind !== 'page') return null
  return (
    <Row
      title="精选基金"
      note="为什么选这只基金"
      href={fundDetailPaths.fundDetailBoutique.to({ fundCode })}
    />
  )
}
