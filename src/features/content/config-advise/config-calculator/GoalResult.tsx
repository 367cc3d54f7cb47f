import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { saveGoal, type listGoals } from '#api/calls/advice/advice.ts'
import { rereadAll } from '#api/reread.ts'
import {
  inTodaysMoney,
  monthsToGoal,
  neededMonthly,
  savedValue,
  savingYears,
  type Saving,
} from '#domain/advice/saving.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { add, compare, roundCent, subtract, toFloat } from '#domain/money/money.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { lineForm } from '#domain/text/plain-form.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { sendAct } from '#shared/engines/submission/send-act.ts'
import { actCall } from '#shared/engines/submission/submission-call.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { CalculatorResultTemplate } from '#templates/CalculatorResultTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { toast } from '#ui/base/toast.ts'
import { Button } from '#ui/base/Button.tsx'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { GOAL_WORDS, type GoalKind } from '../parts/goal-words.ts'

interface Props {
  readonly kind: GoalKind
  readonly goal: v.InferOutput<typeof listGoals.payload>['goals'][number] | null
  readonly entries: Readonly<Record<string, string>>
  readonly onAgain: () => void
}

const yuan = (value: string) => `${formatAmount(value)} 元`
const amount = (entry: string | undefined) => roundCent((entry ?? '0').replace(/\.$/, '') || '0')

/** Percent points between the three rates that are shown. */
const STEP = '1'

/** Shows the value of saving: against the goal, by year, in today's money, and at three rates. */
export function GoalResult({ kind, goal, entries, onAgain }: Props) {
  const saving: Saving = {
    now: amount(entries['now']),
    monthly: amount(entries['monthly']),
    years: Number(entries['years']),
    rate: (entries['rate'] ?? '0').replace(/\.$/, '') || '0',
  }
  const wanted = amount(entries['goal'])
  const inflation = (entries['inflation'] ?? '0').replace(/\.$/, '') || '0'
  const value = savedValue(saving)
  const years = savingYears(saving)
  const needed = neededMonthly(wanted, saving)
  const months = monthsToGoal(wanted, saving)
  const reached = compare(value, wanted) >= 0
  return (
    <CalculatorResultTemplate
      title={`${saving.years} 年后`}
      figure={formatAmount(value)}
      verdict={
        reached
          ? `按假设可以达到目标 ${yuan(wanted)}`
          : `比目标 ${yuan(wanted)} 少 ${yuan(subtract(wanted, value))}`
      }
      rows={[
        { label: '一共存入', value: yuan(years[years.length - 1]?.paid ?? '0.00') },
        { label: '假设收益', value: yuan(subtract(value, years[years.length - 1]?.paid ?? '0')) },
        { label: '按今天的钱', value: yuan(inTodaysMoney(value, saving.years, inflation)) },
        { label: '达到目标每月需存', value: yuan(needed) },
        {
          label: '按现在的存法',
          value: months === null ? '40 年内达不到' : `约 ${Math.ceil(months / 12)} 年达到`,
        },
      ]}
      assumptions={[
        `每月末存入一次，月收益率为 (1+年收益率)^(1/12)−1，年收益率 ${formatRate(saving.rate)}`,
        `通胀率 ${formatRate(inflation)}，不计税费`,
        '假设由您填写，实际收益可能为负',
      ]}
      onAgain={onAgain}
      footNote={<RiskLine>{RISK_LINES.calculator}</RiskLine>}
    >
      <Card title="存入与假设价值">
        <LineChart
          label="存入与假设价值"
          dates={years.map(({ year }) => String(year))}
          formatDate={(year) => `第 ${Number(year)} 年`}
          format={(it) => (it === null ? '--' : formatAmount(String(Math.round(it))))}
          series={[
            {
              key: 'value',
              name: '假设价值',
              tone: 'own',
              values: years.map((it) => toFloat(it.value)),
            },
            {
              key: 'paid',
              name: '存入',
              tone: 'gray',
              values: years.map((it) => toFloat(it.paid)),
            },
          ]}
        />
        <KeyValue
          dense
          items={years.map(({ year, paid, value: worth }) => ({
            label: `第 ${year} 年`,
            value: yuan(worth),
            note: `存入 ${yuan(paid)}`,
          }))}
        />
      </Card>
      <Card title="收益率不同时">
        <KeyValue
          items={threeRates(saving.rate).map((rate) => ({
            label: `年收益率 ${formatRate(rate)}`,
            value: yuan(savedValue({ ...saving, rate })),
          }))}
        />
      </Card>
      <SaveCard
        kind={kind}
        goal={goal}
        facts={{
          goal: wanted,
          now: saving.now,
          monthly: saving.monthly,
          years: saving.years,
          rate: saving.rate,
          inflation,
        }}
      />
    </CalculatorResultTemplate>
  )
}

const threeRates = (rate: string): readonly string[] => {
  const lower = subtract(rate, STEP)
  return [compare(lower, '0') < 0 ? '0' : lower, rate, add(rate, STEP)]
}

interface SaveProps extends Pick<Props, 'kind' | 'goal'> {
  readonly facts: Pick<
    v.InferInput<typeof saveGoal.request>,
    'goal' | 'now' | 'monthly' | 'years' | 'rate' | 'inflation'
  >
}

const SAVE = actCall(saveGoal)

function SaveCard({ kind, goal, facts }: SaveProps) {
  const signedIn = useSignedIn()
  const queries = useQueryClient()
  const [goalId] = useState(() => goal?.goalId ?? newRequestNo())
  const [name, setName] = useState(goal?.name ?? GOAL_WORDS[kind].name)
  if (!signedIn)
    return (
      <Card title="保存目标">
        <p>登录后可以保存，在别的设备上也能看到</p>
      </Card>
    )
  const save = async () => {
    await sendAct({
      intent: `save goal ${goalId}`,
      call: SAVE({ goalId, kind, name: name.trim(), ...facts }),
      onDone: async () => {
        toast.show('目标已保存')
        await rereadAll(queries)
      },
    })
  }
  return (
    <Card title="保存目标">
      <TextField label="目标名称" value={name} onChange={setName} form={lineForm} />
      <Button
        kind="secondary"
        block
        missing={name.trim() === '' ? { reason: '请填写目标名称' } : null}
        onClick={save}
      >
        保存目标
      </Button>
    </Card>
  )
}
