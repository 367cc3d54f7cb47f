import { useNavigate } from 'react-router-dom'
import { queryGuessRound } from '#api/calls/activities/puzzle.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { puzzlePaths } from '#paths/activities/puzzle.ts'
import type { PathInput } from '#paths/path.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { OwnCampaign } from '#shared/views/activity/OwnCampaign.tsx'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { useRoundState } from '#shared/views/contest/use-round-state.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { editionOf, errorNote, guessNote, guessValue } from '../parts/guess-words.ts'
import { BandsCard, GuessCard } from './GuessCard.tsx'
import { useGuess } from './use-guess.ts'

type Input = PathInput<typeof puzzlePaths.home>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryActivity, { activityId: editionOf(input) }),
]

/** States in which no round can be entered. */
const IS_OVER: ReadonlySet<CampaignState['kind']> = new Set(['ended', 'notBegun', 'paused'])

/** A round of no time, while there is none. */
const NO_ROUND = { openTime: '20200101000000', closeTime: '20200101000000' }

/** Guessing the close of an index; another campaign that the address names is shown where it is. */
export default function HomeScreen({ input }: { readonly input: Input }) {
  return (
    <OwnCampaign activityId={editionOf(input)} route="puzzle">
      <Guesses input={input} />
    </OwnCampaign>
  )
}

/** The round in view, what a guess brings, the last result. */
function Guesses({ input }: { readonly input: Input }) {
  const activityId = editionOf(input)
  const navigate = useNavigate()
  const enabled = useSignedIn()
  const query = useCurrent(queryGuessRound, { activityId }, { enabled })
  const data = enabled ? query.data : undefined
  const round = data?.round ?? null
  const state = useRoundState(round ?? NO_ROUND, () => void query.refetch())
  const entry = useGuess(activityId, round, query.refetch)
  const history = puzzlePaths.history.to({ activityId: input.activityId })
  return (
    <CampaignHome
      activityId={activityId}
      pages={null}
      next={(_, { kind }) =>
        kind === 'joined' && round !== null && state.kind === 'open'
          ? {
              text: entry.isKept
                ? '已提交，可以修改'
                : round.own === null
                  ? '提交竞猜'
                  : '修改竞猜',
              onClick: entry.submit,
            }
          : kind === 'joined'
            ? { text: '查看竞猜记录', onClick: () => void navigate(history) }
            : null
      }
      onJoined={() => {}}
      onReread={() => (enabled ? query.refetch() : Promise.resolve())}
    >
      {(campaign, { kind }) => (
        <>
          {data === undefined ? (
            !enabled ? null : query.error === null ? (
              <SkeletonBlock tall />
            ) : (
              <FailedLine what="竞猜" onRetry={query.refetch} />
            )
          ) : (
            <>
              {IS_OVER.has(kind) ? null : round === null ? (
                <Card title="本期竞猜">
                  <p>指数数据更新中，公布前一收盘点位后开放</p>
                </Card>
              ) : (
                <GuessCard
                  round={round}
                  state={state}
                  indexName={data.indexName}
                  entry={entry}
                  runs={kind === 'joined'}
                />
              )}
              <RowCard label="竞猜结果">
                {data.last === null ? null : (
                  <Row
                    whole
                    title={`上期 ${formatDate(data.last.day)}`}
                    note={guessNote(data.last)}
                    value={guessValue(data.last)}
                    valueNote={errorNote(data.last)}
                  />
                )}
                <Row title="竞猜记录" note="每期的点位、误差与金币" href={history} />
              </RowCard>
            </>
          )}
          <BandsCard prizes={campaign.prizes} />
        </>
      )}
    </CampaignHome>
  )
}
