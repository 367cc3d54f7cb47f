import type { ReactNode } from 'react'
import type { CallRefused } from '#api/client.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { useCurrent } from '#api/use-current.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { combineAnswers } from '#templates/combine-queries.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { DatedData } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { GameClosed, gameBlock } from './GameClosed.tsx'
import type { TradeInput } from './game-options.ts'
import { gameOf, useGamePeriod, usePlayer } from './game.ts'

/** The facts that the form of a simulated order is made of. */
export interface GameOrderFields<T> {
  readonly input: TradeInput
  readonly fund: Fund
  /** The cash that is left. */
  readonly cash: string
  readonly own: T
  /** Called after the cut-off, when the dates shown are no longer valid. */
  readonly onStale: () => void
}

interface Props<T> {
  readonly input: TradeInput
  /** The form's own query. */
  readonly own: DatedData<T>
  /** Returns whether the game is played with the fund; by default it is. */
  readonly isListed?: (own: T) => boolean
  readonly refused?: (refusal: CallRefused) => ReactNode
  readonly children: (fields: GameOrderFields<T>) => ReactNode
}

/** Loads the facts of a simulated order, or says why nothing can be ordered. */
export function GameOrderFacts<T>(props: Props<T>) {
  const { input, own, isListed = () => true, refused, children } = props
  const activityId = gameOf(input)
  const fund = useCurrent(queryFundOne, { fundCode: input.fundCode })
  const player = usePlayer(activityId)
  // Its answer has the provider's time, by which the cut-off is counted down.
  const period = useGamePeriod(activityId)
  return (
    <DataTemplate
      query={combineAnswers({ fund, own, player, period })}
      skeleton={<SkeletonScreen shape="form" />}
      refused={refused}
    >
      {(facts) => {
        const { cash, ...state } = facts.player
        const block = gameBlock(state, isListed(facts.own))
        if (block !== null) return <GameClosed block={block} input={input} />
        const onStale = () => void fund.refetch()
        return children({ input, fund: facts.fund, cash, own: facts.own, onStale })
      }}
    </DataTemplate>
  )
}
