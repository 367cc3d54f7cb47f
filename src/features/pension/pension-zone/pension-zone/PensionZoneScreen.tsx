import { CALCULATOR_NAMES } from '#domain/pension/calculator-names.ts'
import { useState } from 'react'
import { listPensionFunds } from '#api/calls/pension/pension-account.ts'
import { prefetchPages } from '#api/query.ts'
import { PENSION_GROUPS, type PensionGroup } from '#domain/pension/pension-age.ts'
import { pensionZonePaths } from '#paths/pension/pension-zone.ts'
import { snowCalculatorPaths } from '#paths/pension/snow-calculator.ts'
import { PENSION_GROUP_WORDS, useOwnGroups } from '#shared/engines/pension/pension-groups.ts'
import { SlotHead } from '#shared/pages/page-blocks/SlotHead.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { MonthField } from '#ui/fields/day/MonthField.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { OwnState } from './OwnState.tsx'
import { retirements, retirementWords } from './retirements.ts'
import { PensionFundRow } from './PensionFundRow.tsx'

const KINDS = [
  { key: 'all', label: '全部' },
  { key: 'date', label: '目标日期' },
  { key: 'risk', label: '目标风险' },
  { key: 'index', label: '指数' },
] as const
const ORDERS = [
  { key: 'return', label: '按近1年' },
  { key: 'fee', label: '按年费' },
] as const
type KindKey = (typeof KINDS)[number]['key']
type Order = (typeof ORDERS)[number]['key']

const groupChoice = (key: PensionGroup) => {
  const { label, notes } = PENSION_GROUP_WORDS[key]
  return { key, label, notes }
}

export const prefetch: Prefetch<object> = () => [prefetchPages(listPensionFunds, {})]

/** Funds for the pension account, by target date, target risk or index, and the calculators. */
export default function PensionZoneScreen() {
  const [kind, setKind] = useState<KindKey>('all')
  const [order, setOrder] = useState<Order>('return')
  const [birthMonth, setBirthMonth] = useState('')
  const list = useEndlessList(listPensionFunds, {
    ...(kind === 'all' ? {} : { kind }),
    ...(order === 'return' ? {} : { order }),
  })
  const years = (list.data ?? []).flatMap(({ targetYear }) => targetYear ?? [])
  const groups = useOwnGroups()
  const [chosen, setChosen] = useState<PensionGroup | null>(null)
  const asked = groups.length > 1
  const group = asked ? groups.find((it) => it === chosen) : groups[0]
  const plans = birthMonth === '' ? [] : retirements(group ? [group] : groups, birthMonth, years)
  // Of several groups a fund is marked where it is the nearest for each of them.
  const first = plans[0]?.nearest ?? null
  const nearest = plans.every((plan) => plan.nearest === first) ? first : null
  return (
    <ListTemplate
      label="养老金基金"
      list={useAfterSlot(list, 'pension-zone')}
      itemKey={({ fundCode }) => fundCode}
      head={
        <SlotHead slot="pension-zone" path={pensionZonePaths.pensionZone.to()}>
          <OwnState />
          <RowCard title="算一算">
            <Row
              title={CALCULATOR_NAMES.year}
              note="今年能少缴多少税"
              href={pensionZonePaths.pensionTaxNewCalculatorHome.to()}
            />
            <Row
              title={CALCULATOR_NAMES.years}
              note="缴很多年值不值"
              href={snowCalculatorPaths.snowCalculator.to()}
            />
          </RowCard>
          <Card title="选 Y 类份额">
            <Segments label="类型" items={KINDS} value={kind} onChange={setKind} />
            <Segments label="排序" items={ORDERS} value={order} onChange={setOrder} />
            {kind === 'date' || kind === 'all' ? (
              <MonthField
                label="出生年月"
                value={birthMonth}
                first="195001"
                last="200812"
                note={
                  plans.length === 0
                    ? '选填，用来找最接近的目标日期，不会上传'
                    : retirementWords(plans)
                }
                onChoose={setBirthMonth}
              />
            ) : null}
            {asked && birthMonth !== '' && (kind === 'date' || kind === 'all') ? (
              <Choices
                title="性别与原退休年龄"
                choices={groups.map((key) => groupChoice(key))}
                value={group ?? ''}
                onChange={(key) => setChosen(PENSION_GROUPS.find((it) => it === key) ?? null)}
              />
            ) : null}
          </Card>
        </SlotHead>
      }
      empty={{ title: '暂无这类基金', note: '可以看看其他类型' }}
      footNote={<RiskLine>Y 类份额只能用个人养老金资金账户购买</RiskLine>}
    >
      {(fund) => (
        <PensionFundRow fund={fund} nearest={nearest !== null && fund.targetYear === nearest} />
      )}
    </ListTemplate>
  )
}
