import { useState } from 'react'
import { quizRank, startQuiz } from '#api/calls/activities/answer.ts'
import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { RUNNING } from '#domain/campaign/running-editions.ts'
import type { answerRushPaths } from '#paths/activities/answer-rush.ts'
import type { PathInput } from '#paths/path.ts'
import { useSignedIn } from '#shared/engines/person/use-signed-in.ts'
import { useRequestNumber } from '#shared/engines/proof/use-request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { CampaignHome } from '#shared/views/activity/CampaignHome.tsx'
import { OwnCampaign } from '#shared/views/activity/OwnCampaign.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Play, type Session } from './Play.tsx'
import { QuizEnd } from './QuizEnd.tsx'
import { StandingCards } from './StandingCards.tsx'

type Input = PathInput<typeof answerRushPaths.answerRushHome>

const quizOf = ({ activityId = RUNNING.answerRush }: Input): string => activityId

export const prefetch: Prefetch<Input> = (input) => [
  prefetchCall(queryActivity, { activityId: quizOf(input) }),
]

const CHANGED = { at: 'toast', action: 'reread' } as const
const START = submissionCall(startQuiz, {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
})

/** A quiz against the clock; another campaign that the address names is shown where it is. */
export default function AnswerRushHomeScreen({ input }: { readonly input: Input }) {
  const activityId = quizOf(input)
  return (
    <OwnCampaign activityId={activityId} route="answerRush">
      <Quiz key={activityId} activityId={activityId} />
    </OwnCampaign>
  )
}

/** The home of the quiz; a session that is played, and its end, take its place. */
function Quiz({ activityId }: { readonly activityId: string }) {
  const enabled = useSignedIn()
  const query = useCurrent(quizRank, { activityId }, { enabled })
  const data = enabled ? query.data : undefined
  const [session, setSession] = useState<Session | null>(null)
  const { numberFor, answered } = useRequestNumber()
  const reread = async () => void (await query.refetch())
  const starting = useSubmission({
    repeatable: true,
    call: () => START({ activityId, requestNo: numberFor(activityId) }),
    onDone: (begun) => {
      answered()
      setSession(begun)
    },
    words: { notDone: { at: 'toast', text: '没有开始，请再试一次' } },
    actions: { reread },
  })
  const toHome = async () => {
    setSession(null)
    await reread()
  }
  if (session !== null && enabled)
    return session.at < session.of ? (
      <Play
        key={session.at}
        activityId={activityId}
        session={session}
        onNext={(at) => setSession({ ...session, at })}
        onLeft={() => void toHome()}
      />
    ) : (
      <QuizEnd sessionId={session.sessionId} onHome={toHome} />
    )
  const today = data?.today ?? null
  return (
    <CampaignHome
      activityId={activityId}
      pages={null}
      next={(_, { kind }) =>
        kind !== 'joined' || data === undefined
          ? null
          : today === null
            ? { text: '开始答题', onClick: () => starting.start() }
            : today.at < today.of
              ? { text: `继续第 ${today.at + 1} 题`, onClick: () => starting.start() }
              : { text: '查看今天的结果', onClick: () => setSession(today) }
      }
      onJoined={() => {}}
      onReread={() => (enabled ? query.refetch() : Promise.resolve())}
    >
      {({ prizes }) => (
        <>
          {data === undefined ? (
            !enabled ? null : query.error === null ? (
              <SkeletonBlock tall />
            ) : (
              <FailedLine what="答题" onRetry={query.refetch} />
            )
          ) : (
            <StandingCards standing={data} />
          )}
          <Card title="奖励">
            <KeyValue items={prizes.map(({ title, price }) => ({ label: title, value: price }))} />
          </Card>
        </>
      )}
    </CampaignHome>
  )
}
