import { addComment, postItem } from '#api/calls/content.ts'
import { actCall, type SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import type { PostKind, Sent, Writing } from './writing.ts'
import { answerRefusalWords, refusalWords } from './writing-words.ts'

const COMMENT = actCall(addComment)
const POST = actCall(postItem)

interface Sending {
  readonly writing: Writing
  readonly kind: PostKind
  readonly heading: string
  readonly text: string
  readonly requestNo: string
}

/** A call with its answer as what was sent, and its refusals below the text. */
const asSent = <P>(
  { send }: SubmissionCall<P>,
  sent: (payload: P) => Sent,
  words: (retCode: number, retMsg: string) => string,
): SubmissionCall<Sent, 'text'> => ({
  send: async () => {
    const answer = await send()
    return answer.ok ? { ok: true, payload: sent(answer.payload) } : answer
  },
  refusal: ({ retCode, retMsg }) => ({ at: 'text', text: words(retCode, retMsg) }),
})

/** The call that publishes what was written. */
export function writingCall({ writing, kind, heading, text, requestNo }: Sending) {
  if (writing.kind === 'comment') {
    const { itemId, parentId } = writing
    const reply = parentId === undefined ? {} : { parentId }
    return asSent(
      COMMENT({ requestNo, itemId, text, ...reply }),
      ({ comment }) => ({ kind: 'comment', comment }),
      refusalWords,
    )
  }
  if (writing.kind === 'answer') {
    const { questionId } = writing
    return asSent(
      POST({ requestNo, kind: 'answer', text, questionId }),
      ({ itemId }) => ({ kind: 'answer', itemId }),
      answerRefusalWords,
    )
  }
  const title = kind === 'question' ? { title: heading } : {}
  const place = writing.circle === undefined ? {} : { space: `circle:${writing.circle.circleId}` }
  const topics = writing.topic === undefined ? {} : { topics: [writing.topic.topicId] }
  const funds = writing.funds === undefined ? {} : { funds: [...writing.funds] }
  const about = { ...title, ...place, ...topics, ...funds }
  return asSent(
    POST({ requestNo, kind, text, ...about }),
    ({ itemId }) => ({ kind, itemId }),
    refusalWords,
  )
}
