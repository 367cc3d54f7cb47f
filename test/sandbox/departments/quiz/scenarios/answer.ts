import {
  answerQuestion,
  nextQuestion,
  quizRank,
  quizResult,
  startQuiz,
} from '#api/calls/activities/answer.ts'
import { KEEP, RUSH, RUSH_OVER, RUSH_PAUSED } from '#test/sandbox/departments/activity/catalogue.ts'
import { okPayload, type Provider } from '#test/sandbox/testing/coverage/provider.ts'
import { scenario, type Scenario } from '#test/sandbox/testing/coverage/scenario.ts'

const requestNo = 'R202603111000000001'
const starting = async (p: Provider, who = 'finisher', activityId: string = RUSH) =>
  (await p.as(who))(startQuiz, { activityId, requestNo })
const session = async (p: Provider) => okPayload(await starting(p)).sessionId
const asking = async (p: Provider, sessionId: string, index = 0) =>
  (await p.as('finisher'))(nextQuestion, { sessionId, index })
const answering = async (p: Provider, sessionId: string) =>
  (await p.as('finisher'))(answerQuestion, { sessionId, index: 0, choice: 0 })
const opened = async (p: Provider) => {
  const sessionId = await session(p)
  okPayload(await asking(p, sessionId))
  return sessionId
}
/** A session of yesterday, which is over. */
const OVER = 'rush-1-finisher-20260310'
const ended = async (p: Provider, sessionId: string) =>
  (await p.as('finisher'))(quizResult, { sessionId })

export const quiz: readonly Scenario[] = [
  scenario(startQuiz, async (p) => starting(p), {
    notFound: async (p) => starting(p, 'finisher', KEEP),
    activityOver: async (p) => starting(p, 'finisher', RUSH_OVER),
    activityPaused: async (p) => starting(p, 'finisher', RUSH_PAUSED),
    cannotJoin: async (p) => starting(p, 'zhang'),
  }),
  scenario(nextQuestion, async (p) => asking(p, await session(p)), {
    notFound: async (p) => asking(p, 'no-such-session'),
    notEarned: async (p) => asking(p, await session(p), 1),
  }),
  scenario(answerQuestion, async (p) => answering(p, await opened(p)), {
    notFound: async (p) => answering(p, 'no-such-session'),
    notEarned: async (p) => answering(p, await session(p)),
    alreadyClaimed: async (p) => {
      const sessionId = await opened(p)
      okPayload(await answering(p, sessionId))
      return answering(p, sessionId)
    },
    answerLate: async (p) => {
      const sessionId = await opened(p)
      await p.moveClock({ to: '20260311120000' })
      return answering(p, sessionId)
    },
  }),
  scenario(quizResult, async (p) => ended(p, OVER), {
    notFound: async (p) => ended(p, 'no-such-session'),
    notEarned: async (p) => ended(p, await session(p)),
  }),
  scenario(quizRank, async (p) => (await p.as('finisher'))(quizRank, { activityId: RUSH }), {
    notFound: async (p) => (await p.as('finisher'))(quizRank, { activityId: KEEP }),
  }),
]
