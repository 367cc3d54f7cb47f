import { useYuan } from '#shared/views/portfolio/use-yuan.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { queryMyAllocation } from '#api/calls/advice/advice.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import {
  aboveClass,
  byIndustry,
  concentration,
  CONCENTRATIONS,
  heldCost,
  largestStocks,
  overlaps,
  totalHeld,
  type Concentration,
  type Filed,
} from '#domain/advice/diagnosis.ts'
import { ASSET_CLASSES, ASSET_NAMES, LADDER } from '#domain/advice/ladder.ts'
import { lookThrough, toTarget, TYPE_MIX } from '#domain/advice/look-through.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { compare, isZero } from '#domain/money/money.ts'
import { configAdvisePaths } from '#paths/config-advise.ts'
import { rankListPaths } from '#paths/rank-list.ts'
import { MixCard } from '#shared/views/portfolio/MixCard.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { PotsCard } from '../parts/PotsCard.tsx'
import { Basis } from './Basis.tsx'
import { ReturnCard } from './ReturnCard.tsx'

const paths = configAdvisePaths
type Allocation = v.InferOutput<typeof queryMyAllocation.payload>

export const prefetch: Prefetch<object> = () => [prefetchCall(queryMyAllocation, {})]

/** Looks into what one holds; every figure with its formula and the day of its source. */
export default function AssetConfigScreen() {
  const navigate = useNavigate()
  const query = useCurrent(queryMyAllocation, {})
  return (
    <DetailTemplate
      query={query}
      isEmpty={({ holdings, target }) => holdings.length === 0 && target === null}
      empty={
        <StateWithBack
          kind="empty"
          title="还没有持仓"
          note="有持仓后，可以看配置、重叠、成本和收益；也可以先看适合自己的配置"
          actionText="资产配置服务"
          onAction={() => void navigate(paths.configIntroduce.to())}
        />
      }
      footNote={<RiskLine>诊断只陈述事实，不构成买卖建议</RiskLine>}
    >
      {(data) => (
        <>
          <UnreadableNotice of={[data.holdings]} />
          {data.holdings.length === 0 ? null : <Diagnosis data={data} />}
          <Target data={data} />
          {data.pots === null ? null : <PotsCard pots={data.pots} />}
          <RowCard label="更多">
            <Row title="资产配置服务" note="按需求匹配配置" href={paths.configIntroduce.to()} />
            <Row
              title="目标计算"
              note="养老、教育、购房等目标"
              href={paths.configCalculatorEntry.to()}
            />
            <Row title="榜单" note="按一个口径看基金" href={rankListPaths.allRankList.to()} />
          </RowCard>
        </>
      )}
    </DetailTemplate>
  )
}

function Diagnosis({ data }: { readonly data: Allocation }) {
  const { holdings, asOf, clientRiskLevel } = data
  const { yuan } = useYuan()
  const classes = lookThrough(holdings)
  return (
    <>
      <MixCard
        title="按大类看"
        shares={classes.shares}
        amount={(it) => yuan(classes.amounts[it])}
      />
      <Basis
        formula="各基金市值 × 该类型的大类比例，再除以已知部分的合计"
        source={`市值截至 ${formatDate(asOf)}，类型比例见下表`}
        unknown={classes.unknown}
        rows={holdings
          .map(({ typeName }) => typeName)
          .filter((it, at, all) => all.indexOf(it) === at && TYPE_MIX[it] !== undefined)
          .map((typeName) => ({
            label: typeName,
            value: ASSET_CLASSES.filter((it) => (TYPE_MIX[typeName]?.[it] ?? 0) > 0)
              .map((it) => `${ASSET_NAMES[it]} ${TYPE_MIX[typeName]?.[it] ?? 0}%`)
              .join(' '),
          }))}
      />
      <ReturnCard data={data} />
      <FiledCard
        title="按行业看"
        filed={byIndustry(holdings)}
        most={8}
        formula="各基金市值 × 定期报告中该行业占净值比"
      />
      <FiledCard
        title="前十大股票"
        filed={largestStocks(holdings)}
        most={10}
        formula="各基金市值 × 定期报告中该股票占净值比，相同股票相加；报告只披露前十大"
      />
      <OverlapCard data={data} />
      <RiskCard data={data} level={clientRiskLevel} />
      <CostCard data={data} />
      <FallCard data={data} />
      <ConcentrationCard data={data} />
    </>
  )
}

interface FiledProps {
  readonly title: string
  readonly filed: Filed
  readonly most: number
  readonly formula: string
}

function FiledCard({ title, filed, most, formula }: FiledProps) {
  const { portions, unknown, from, to } = filed
  const { yuan } = useYuan()
  return (
    <Card title={title}>
      {portions.length === 0 ? (
        <p>持有的基金没有披露股票</p>
      ) : (
        <KeyValue
          dense
          items={portions.slice(0, most).map(({ key, name, amount, share }) => ({
            label: name === key ? name : `${name} ${key}`,
            value: formatRate(share),
            note: yuan(amount),
          }))}
        />
      )}
      <Basis
        formula={formula}
        source={
          from === null || to === null
            ? '还没有定期报告'
            : from === to
              ? `报告期 ${formatDate(to)}`
              : `报告期 ${formatDate(from)} 至 ${formatDate(to)}`
        }
        unknown={unknown}
      />
    </Card>
  )
}

const MOST_PAIRS = 5

function OverlapCard({ data }: { readonly data: Allocation }) {
  const pairs = overlaps(data.holdings)
  const missing = totalHeld(data.holdings.filter(({ filing }) => filing === null))
  return (
    <Card title="持仓重叠">
      {pairs.length === 0 ? (
        <p>已披露的前十大股票没有重叠</p>
      ) : (
        <KeyValue
          dense
          items={pairs.slice(0, MOST_PAIRS).map(({ a, b, share }) => ({
            label: `${a} 与 ${b}`,
            value: formatRate(share),
          }))}
        />
      )}
      <Basis
        formula="两只基金都披露的股票，取占净值比较小的一个相加"
        source="各基金最新定期报告的前十大股票"
        unknown={missing}
      />
    </Card>
  )
}

function RiskCard({ data, level }: { readonly data: Allocation; readonly level: number | null }) {
  const { yuan } = useYuan()
  if (level === null)
    return (
      <Card title="风险与等级">
        <p>没有有效的风险等级，无法比较</p>
      </Card>
    )
  const above = aboveClass(data.holdings, level)
  return (
    <Card title="风险与等级" extra={`您的等级 C${level}`}>
      <KeyValue
        items={[
          {
            label: '高于等级的基金',
            value: formatRate(above.share),
            note: yuan(above.amount),
          },
        ]}
      />
      <Basis
        formula="风险等级 R 大于您的等级 C 的基金市值 ÷ 全部市值"
        source={`市值截至 ${formatDate(data.asOf)}`}
        unknown="0.00"
      />
    </Card>
  )
}

function CostCard({ data }: { readonly data: Allocation }) {
  const cost = heldCost(data.holdings)
  const { yuan } = useYuan()
  return (
    <Card title="持有至今的成本">
      <KeyValue
        items={[
          { label: '合计', value: yuan(cost.paid) },
          { label: '管理、托管、销售服务费', value: yuan(cost.running), note: '已在净值中扣除' },
          { label: '申购费', value: yuan(cost.front) },
        ]}
      />
      <Basis
        formula="现在市值 × 年费率 × 自己的持有天数 ÷ 365，加已付申购费；按现在市值估计"
        source="费率来自基金合同，持有天数从最早一笔仍持有的份额起"
        unknown={cost.unknown}
      />
    </Card>
  )
}

const MOST_FALLS = 6

function FallCard({ data }: { readonly data: Allocation }) {
  const known = data.holdings.filter(({ drawdown }) => drawdown !== null)
  const deepest = [...known]
  deepest.sort((a, b) => compare(b.drawdown ?? '0', a.drawdown ?? '0'))
  const missing = totalHeld(data.holdings.filter(({ drawdown }) => drawdown === null))
  return (
    <Card title="近1年的回撤与修复">
      <KeyValue
        dense
        items={deepest
          .slice(0, MOST_FALLS)
          .map(({ fundName, fundCode, drawdown, recoveryDays }) => ({
            label: `${fundName} ${fundCode}`,
            value: formatRate(drawdown),
            note: fallNote(drawdown, recoveryDays),
          }))}
      />
      <Basis
        formula="近1年内从最高点到之后最低点的最大跌幅；修复为回到最高点的天数"
        source={`净值截至 ${formatDate(data.asOf)}，含分红`}
        unknown={missing}
      />
    </Card>
  )
}

const fallNote = (drawdown: string | null, days: number | null): string => {
  if (drawdown !== null && isZero(drawdown)) return '没有下跌'
  return days === null ? '尚未修复' : `${days} 天修复`
}

const BY: Readonly<Record<Concentration, string>> = {
  fund: '基金',
  company: '公司',
  manager: '经理',
}
const MOST_PORTIONS = 5

function ConcentrationCard({ data }: { readonly data: Allocation }) {
  const [by, setBy] = useState<Concentration>('fund')
  const portions = concentration(data.holdings, by)
  const { yuan } = useYuan()
  const missing = portions.find(({ name }) => name === '')
  return (
    <Card title="集中度">
      <Segments
        label="按什么看"
        items={CONCENTRATIONS.map((key) => ({ key, label: BY[key] }))}
        value={by}
        onChange={setBy}
      />
      <KeyValue
        dense
        items={portions
          .filter(({ name }) => name !== '')
          .slice(0, MOST_PORTIONS)
          .map(({ name, share, amount }) => ({
            label: name,
            value: formatRate(share),
            note: yuan(amount),
          }))}
      />
      <Basis
        formula={`同一${BY[by]}的基金市值 ÷ 全部市值`}
        source={`市值截至 ${formatDate(data.asOf)}`}
        unknown={missing?.amount ?? '0.00'}
      />
    </Card>
  )
}

function Target({ data }: { readonly data: Allocation }) {
  const { signedYuan } = useYuan()
  if (data.target === null) return null
  const { mix, name } = LADDER[data.target]
  const classes = lookThrough(data.holdings)
  const apart = toTarget(classes, mix)
  const hasAny = !isZero(classes.known)
  return (
    <Card title="与匹配配置比较" extra={name}>
      <KeyValue
        items={ASSET_CLASSES.map((it) => ({
          label: ASSET_NAMES[it],
          value: hasAny ? `${formatRate(classes.shares[it])} / ${mix[it]}%` : `${mix[it]}%`,
          note: hasAny ? `相差 ${signedYuan(apart[it])}` : undefined,
        }))}
      />
      <BulletList
        items={['左为现在，右为约定比例；相差为正表示现在较少。只作比较，不是买卖建议']}
      />
    </Card>
  )
}
