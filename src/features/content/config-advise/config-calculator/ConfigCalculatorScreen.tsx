import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { listGoals } from '#api/calls/advice/advice.ts'
import { queryFor } from '#api/query.ts'
import type { PathInput } from '#paths/path.ts'
import type { configAdvisePaths } from '#paths/config-advise.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useCalculator } from '#shared/parts/calculator/use-calculator.ts'
import { CalculatorTemplate } from '#templates/CalculatorTemplate.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { StateWithBack } from '#templates/ways/StateWithBack.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { GOAL_FIELDS, GOAL_WORDS, type GoalKind } from '../parts/goal-words.ts'
import { GoalResult } from './GoalResult.tsx'

type Input = PathInput<typeof configAdvisePaths.configCalculator>
type Goal = v.InferOutput<typeof listGoals.payload>['goals'][number]

/** A goal: its fields, and what saving comes to; a saved one with what was saved. */
export default function ConfigCalculatorScreen({ input }: { readonly input: Input }) {
  const { goalId, kind = 'pension' } = input
  const signedIn = useSignedIn()
  return goalId !== undefined && signedIn ? (
    <Saved goalId={goalId} />
  ) : (
    <Calculator key={kind} kind={kind} goal={null} />
  )
}

function Saved({ goalId }: { readonly goalId: string }) {
  const query = useQuery(queryFor(listGoals, {}))
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonScreen shape="steps" />}
      isEmpty={({ goals }) => !goals.some((it) => it.goalId === goalId)}
      empty={<StateWithBack kind="empty" title="没有这个目标" note="可能已经删除，可以重新计算" />}
    >
      {({ goals }) => {
        const goal = goals.find((it) => it.goalId === goalId) ?? null
        return <Calculator key={goalId} kind={goal?.kind ?? 'pension'} goal={goal} />
      }}
    </Loaded>
  )
}

const plain = (amount: string) => amount.replace(/\.00$/, '')

const entriesOf = (goal: Goal) => ({
  goal: plain(goal.goal),
  now: plain(goal.now),
  monthly: plain(goal.monthly),
  years: String(goal.years),
  rate: goal.rate,
  inflation: goal.inflation,
})

function Calculator({ kind, goal }: { readonly kind: GoalKind; readonly goal: Goal | null }) {
  const words = GOAL_WORDS[kind]
  const { entries, change, complete } = useCalculator(
    `goal-${goal?.goalId ?? kind}`,
    GOAL_FIELDS,
    goal === null ? words.usual : entriesOf(goal),
  )
  const [shows, setShows] = useState(false)
  if (shows && complete)
    return <GoalResult kind={kind} goal={goal} entries={entries} onAgain={() => setShows(false)} />
  return (
    <CalculatorTemplate
      fields={GOAL_FIELDS}
      entries={entries}
      onChange={change}
      text="计算"
      onCompute={() => setShows(true)}
    >
      <Banner tone="info">{`${words.name}：${words.note}`}</Banner>
    </CalculatorTemplate>
  )
}
