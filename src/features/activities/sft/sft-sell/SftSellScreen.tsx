import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import {
  mncjActivityHdMncjPositionDetails,
  sellGameFund,
  sellPreview,
} from '#api/calls/game-trading.ts'
import { queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { isSaidAtOnce } from '#domain/order/purchase-amount.ts'
import { saleProblem } from '#domain/order/sale-shares.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import type { PathInput } from '#paths/path.ts'
import { useDraft } from '#session/draft.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { acceptsPenalty } from '#shared/engines/order/send/ask-penalty.ts'
import { DatesCard, expected } from '#shared/engines/order/form/DatesCard.tsx'
import { now14 } from '#platform/clock.ts'
import { isAbroad, plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { EstimateCard } from '#shared/engines/order/form/EstimateCard.tsx'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { SharesCard } from '#shared/engines/order/form/SharesCard.tsx'
import { firstMissing, NOTHING_ELSE } from '#shared/engines/order/form/first-missing.ts'
import { saleProblemText } from '#shared/engines/market/problem-text.ts'
import { useFresh } from '#api/use-fresh.ts'
import { useDebounced } from '#ui/fields/use-debounced.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { FormTemplate } from '#templates/FormTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { gameBlock, GameClosed } from '../parts/GameClosed.tsx'
import { gameDay } from '../parts/game-day.ts'
import { GAME_MARKET } from '../parts/game-market.ts'
import { GameNotice } from '../parts/GameNotice.tsx'
import { NoPosition, isNoPosition } from '../parts/NoPosition.tsx'
import { gameOf, sameGame, useGamePeriod, usePlayer } from '../parts/game.ts'
import { useGameOrder } from '../parts/use-game-order.ts'
import { gameSale, gameSaleLimits } from './game-sale.ts'

type Input = PathInput<typeof sftPaths.sftSell>

const SELL = submissionCall(sellGameFund, {
  notFound: GENERAL,
  activityOver: GENERAL,
  cannotJoin: GENERAL,
  gameMoneyShort: GENERAL,
})
const draftShape = v.object({ shares: v.string(), requestNo: v.string() })
const VERB = '模拟卖出'
/** The pause in typing after which an estimate is fetched, in ms. */
const REST_MS = 300

/** Sells shares of the game, with the fee of each lot estimated as the user types. */
export default function SftSellScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const activityId = gameOf(input)
  const fund = useCurrent(queryFundOne, { fundCode })
  const position = useCurrent(mncjActivityHdMncjPositionDetails, { activityId, fundCode })
  const player = usePlayer(activityId)
  // Its answer has the provider's time, by which the cut-off is counted down.
  const period = useGamePeriod(activityId)
  const data =
    fund.data && position.data && player.data && period.data
      ? { fund: fund.data, usable: position.data.usableShares, player: player.data }
      : undefined
  const none = <NoPosition input={input} />
  return (
    <DataTemplate
      query={combineQueries([fund, position, player, period], data)}
      skeleton={<SkeletonScreen shape="form" />}
      refused={(refusal) => (isNoPosition(refusal) ? none : null)}
    >
      {({ fund: loaded, usable, player: state }) => {
        const block = gameBlock(state, true)
        if (block !== null) return <GameClosed block={block} input={input} />
        return (
          <Fields input={input} fund={loaded} usable={usable} onStale={() => void fund.refetch()} />
        )
      }}
    </DataTemplate>
  )
}

interface Props {
  readonly input: Input
  readonly fund: Fund
  readonly usable: string
  readonly onStale: () => void
}

function Fields({ input, fund, usable, onStale }: Props) {
  usePublishedUntil()
  const activityId = gameOf(input)
  const { fundCode, tradeDate } = fund
  const fresh = useFresh()
  const draftKey = `sftSell:${activityId}:${fundCode}`
  const [initial] = useState(() => ({ shares: '', requestNo: newRequestNo() }))
  const [draft, update] = useDraft(draftKey, draftShape, initial)
  const [touched, setTouched] = useState(false)
  const problem = saleProblem(draft.shares, gameSaleLimits(usable))
  const order = gameSale({ activityId, fund, usable, draft })
  const shares = useDebounced(order?.figure ?? '', REST_MS)
  const preview = useQuery({
    ...queryFor(sellPreview, { activityId, fundCode, shares }),
    enabled: order !== null && shares !== '',
    placeholderData: keepPreviousData,
  })
  const known = order === null || preview.isError ? null : (preview.data ?? null)
  const sending = useGameOrder({
    order,
    call: SELL,
    verb: VERB,
    tradeDate,
    draftKey,
    question: async (sale) =>
      acceptsPenalty(
        (await fresh(sellPreview, { activityId, fundCode, shares: sale.shares })).lots,
        '卖出',
      ),
    result: ({ requestNo }) =>
      sftPaths.sftSellSuccess.to({ ...sameGame(input), fundCode, requestNo }),
  })
  const yuan = (amount: string | undefined) => (
    <FictiveFigure text={amount === undefined ? '--' : `${formatAmount(amount)} 元`} />
  )
  return (
    <FormTemplate
      action={{
        text: confirmText(VERB, order),
        missing: firstMissing({
          ...NOTHING_ELSE,
          closed: usable === '0.00' ? '暂时没有可卖的模拟份额' : '',
          amountProblem: problem === null ? '' : saleProblemText(problem, VERB),
        }),
        busy: sending.busy,
        onClick: sending.start,
      }}
      footNote={<RiskLine />}
    >
      <GameNotice />
      <FundLine fund={fund} />
      <SharesCard
        verb={VERB}
        value={draft.shares}
        most={usable}
        problem={problem !== null && (touched || isSaidAtOnce(problem)) ? problem : null}
        // Other shares are another order.
        onChange={(entered) => update({ shares: entered, requestNo: newRequestNo() })}
        onLeave={() => setTouched(true)}
      />
      <EstimateCard
        market={GAME_MARKET}
        title="预估到账"
        fund={fund}
        estimate={{
          data: known,
          behind: preview.isPlaceholderData || order?.figure !== shares,
          failed: preview.isError,
        }}
        value={formatAmount(known?.netAmount)}
        unit="元"
        items={[
          { label: '卖出金额', value: yuan(known?.grossAmount) },
          { label: '赎回费', value: yuan(known?.fee) },
        ]}
        note={`按最近公布的净值预估，实际按 ${plannedText(tradeDate, 'near', now14(), isAbroad(fund))} 净值计算`}
      />
      <DatesCard
        {...gameDay(fund)}
        overseas={fund}
        navDate={tradeDate}
        verb={VERB}
        onStale={onStale}
        nextSteps={[expected('模拟资金到账', fund.confirmDate)]}
      />
    </FormTemplate>
  )
}
