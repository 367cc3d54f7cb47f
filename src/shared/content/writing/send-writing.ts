import { addComment, postItem } from '#api/calls/content.ts'
import { send } from '#api/client.ts'
import type { PostKind, Writing } from './writing.ts'
import { answerRefusalWords, refusalWords } from './writing-words.ts'

interface Sending {
  readonly writing: Writing
  readonly kind: PostKind
  readonly heading: string
  readonly text: string
  readonly requestNo: string
}

/** Publishes what was written; throws where no answer came. */
export async function sendWriting({ writing, kind, heading, text, requestNo }: Sending) {
  if (writing.kind === 'comment') {
    const { itemId, parentId } = writing
    const input = { requestNo, itemId, text, ...(parentId === undefined ? {} : { parentId }) }
    const answer = await send(addComment, input)
    return answer.ok
      ? ({ kind: 'comment', comment: answer.payload.comment } as const)
      : { refusal: refusalWords(answer.retCode, answer.retMsg) }
  }
  if (writing.kind === 'answer') {
    const { questionId } = writing
    const answer = await send(postItem, { requestNo, kind: 'answer', text, questionId })
    if (answer.ok) return { kind: 'answer', itemId: answer.payload.itemId } as const
    return { refusal: answerRefusalWords(answer.retCode, answer.retMsg) }
  }
  const title = kind === 'question' ? { title: heading } : {}
  const place = writing.circle === undefined ? {} : { space: `circle:${writing.circle.circleId}` }
  const topics = writing.topic === undefined ? {} : { topics: [writing.topic.topicId] }
  const funds = writing.funds === undefined ? {} : { funds: [...writing.funds] }
  const about = { ...title, ...place, ...topics, ...funds }
  const answer = await send(postItem, { requestNo, kind, text, ...about })
  return answer.ok
    ? { kind, itemId: answer.payload.itemId }
    : { refusal: refusalWords(answer.retCode, answer.retMsg) }
}
