import { useQuery } from '@tanstack/react-query'
import { querySmartStrategy } from '#api/calls/smart-strategy.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { isSpecial } from '#domain/plan/smart-strategies.ts'
import { assetPaths } from '#paths/asset.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { effectText, measuresText, strategyName, type StrategyAnswer } from './strategy-words.ts'
import { PastCard } from './PastCard.tsx'
import { SmartBacktest } from './SmartBacktest.tsx'
import styles from './Strategy.module.css'

interface Props {
  readonly productCode: string
  readonly fundCode: string | undefined
}

/** The strategy whose shares a plan of one fund can follow. */
const SMART_MONEY = '20000006'

/** A strategy: its rule, where it is now, and what it said before. */
export function Strategy({ productCode, fundCode }: Props) {
  const query = useQuery(queryFor(querySmartStrategy, { productCode }))
  return (
    <DetailTemplate
      query={query}
      title={() => strategyName(productCode)}
      skeleton="rules"
      footNote={<RiskLine>策略按固定规则给出方向，可能连续判断不对，不保证收益</RiskLine>}
    >
      {(strategy) =>
        strategy.closed ? (
          <Closed productCode={productCode} />
        ) : (
          <>
            <RuleCards strategy={strategy} />
            <PastCard productCode={productCode} backtest={strategy.backtest} />
            {productCode === SMART_MONEY && fundCode !== undefined ? (
              <SmartBacktest fundCode={fundCode} />
            ) : null}
            <Card flush>
              <Row
                title="去定投"
                note="选一只基金，按日、周、双周或月扣款"
                href={directInvestPaths.directInvestCashier.to({ fundCode })}
              />
            </Card>
          </>
        )
      }
    </DetailTemplate>
  )
}

function Closed({ productCode }: { readonly productCode: string }) {
  return (
    <>
      <Banner tone="info">
        {isSpecial(productCode)
          ? '专属产品不公开发售，只面向受邀的投资者；已持有的份额在我的持有里'
          : `${strategyName(productCode)}已停止新增，只对已持有的投资者保留`}
      </Banner>
      <Card flush>
        <Row title="我的持有" note="查看已持有的份额" href={assetPaths.holdList.to()} />
      </Card>
    </>
  )
}

function RuleCards({ strategy }: { readonly strategy: StrategyAnswer }) {
  const { about, rule, state, signals } = strategy
  return (
    <>
      <Card title="规则">
        <p className={styles.about}>{about}</p>
        <UnreadableNotice of={[rule]} />
        <KeyValue items={rule.map(({ when, does }) => ({ label: when, value: does }))} />
      </Card>
      {state === null ? null : (
        <Card title="当前状态" extra={`截至 ${formatDate(state.date)}`}>
          <KeyValue
            items={[
              { label: '方向', value: state.target },
              { label: '依据', value: measuresText(state) },
              { label: '对一期定投', value: effectText(state) },
            ]}
          />
        </Card>
      )}
      <Card title="最近的信号" flush>
        <UnreadableNotice of={[signals]} />
        <RowList label="最近的信号">
          {signals.map((signal) => (
            <Row
              key={signal.date}
              title={signal.target}
              note={measuresText(signal)}
              value={formatDate(signal.date)}
            />
          ))}
        </RowList>
      </Card>
    </>
  )
}
