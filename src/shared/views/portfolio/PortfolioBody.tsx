import { compare } from '#domain/money/money.ts'
import { DRIFT_LIMIT } from '#domain/advice/parts.ts'
import { ASSET_NAMES, LADDER, yearFee } from '#domain/advice/ladder.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import {
  formatAmount,
  formatRate,
  formatSignedAmount,
  direction,
} from '#domain/money/format-figures.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useYuan } from './use-yuan.ts'
import { MixCard } from './MixCard.tsx'
import { ADJUSTMENT_WORDS, type PortfolioView } from './portfolio.ts'
import { PortfolioCurve } from './PortfolioCurve.tsx'

/** The sum for which fees and stress are shown in yuan. */
const FOR = '100000.00'

/** All of a portfolio: its mix, parts, performance, fees, last adjustment, and the own position. */
export function PortfolioBody({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { target, parts, own } = portfolio
  return (
    <>
      {portfolio.blocked === '' ? null : <Banner tone="warning">{portfolio.blocked}</Banner>}
      {own === null ? null : <OwnCard own={own} />}
      <MixCard title="目标配置" shares={target} amount={() => '约定比例'} />
      <RowCard title="组合成分" extra="占比">
        {parts.map((part) => (
          <Row
            key={part.fundCode}
            title={part.fundName}
            note={[
              ASSET_NAMES[part.assetClass],
              part.own ? '本公司' : '',
              part.isQdii ? '境外，净值晚一日' : '',
            ]
              .filter((it) => it !== '')
              .join(' · ')}
            value={formatRate(part.weight)}
            href={fundDetailPaths.fundDetailSingle.to({ fundCode: part.fundCode })}
          />
        ))}
      </RowCard>
      <PortfolioCurve portfolio={portfolio} />
      <FeesCard portfolio={portfolio} />
      <RowCard label="调仓">
        <Row
          title="调仓历史"
          note={
            portfolio.lastAdjustment === null
              ? '还没有调仓'
              : `${formatDate(portfolio.lastAdjustment.date)} ${portfolio.lastAdjustment.reason}`
          }
          href={configAdvisePaths.configHistory.to({ portfolioCode: portfolio.portfolioCode })}
        />
      </RowCard>
    </>
  )
}

function OwnCard({ own }: { readonly own: NonNullable<PortfolioView['own']> }) {
  const { yuan, veil } = useYuan()
  const isOff = compare(own.drift, DRIFT_LIMIT) > 0
  return (
    <>
      {own.adjusting === null ? null : (
        <Banner tone="info">{`调仓中：${ADJUSTMENT_WORDS[own.adjusting]}，完成前不能转出`}</Banner>
      )}
      {isOff ? (
        <Banner tone="info">{`已偏离 ${own.drift} 个百分点，到下次调仓时恢复约定比例`}</Banner>
      ) : null}
      <Card title="我的持有" extra={own.date === null ? undefined : formatDate(own.date)}>
        <KeyValue
          items={[
            {
              label: '市值',
              value: <NumberText value={veil(formatAmount(own.value))} unit="元" />,
            },
            {
              label: '累计收益',
              value: (
                <NumberText
                  value={veil(formatSignedAmount(own.profit))}
                  unit="元"
                  tone={direction(own.profit)}
                />
              ),
            },
            { label: '其中现金', value: yuan(own.cash) },
            {
              label: '投顾服务费',
              value: `已收 ${yuan(own.feePaid)}`,
              note: `待收 ${yuan(own.feeOwed)}`,
            },
          ]}
        />
      </Card>
    </>
  )
}

function FeesCard({ portfolio }: { readonly portfolio: PortfolioView }) {
  const { adviceRate, stressLoss, moduleName, minFirst, minMore, benchmark } = portfolio
  const stress = yearFee(FOR, stressLoss)
  return (
    <Card title="费用与限制">
      <KeyValue
        items={[
          {
            label: '投顾服务费',
            value: `每年 ${formatRate(adviceRate)}`,
            note: `10 万元一年约 ${formatAmount(yearFee(FOR, adviceRate))} 元`,
          },
          {
            label: '压力情形',
            value: <NoBreakText texts={['10 万元可能亏', `${formatAmount(stress)} 元`]} />,
            note: `${LADDER[moduleName].name}，${formatRate(stressLoss)}`,
          },
          { label: '首次转入', value: `${formatAmount(minFirst)} 元起` },
          { label: '追加转入', value: `${formatAmount(minMore)} 元起` },
          { label: '业绩比较基准', value: benchmark },
        ]}
      />
      <BulletList
        items={[
          '组合内本公司基金不收申购费，销售服务费从投顾服务费中扣除，不重复收费',
          '基金自身的管理费、托管费已在净值中扣除',
        ]}
      />
    </Card>
  )
}
