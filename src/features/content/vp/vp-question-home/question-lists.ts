import { listItems } from '#api/calls/content.ts'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { useMyContent } from '#features/content/vp/parts/use-my-content.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'

export const STATES = [
  { key: 'answered', label: '已回答' },
  { key: 'waiting', label: '待回答' },
  { key: 'mine', label: '我的' },
] as const
export type QuestionsShown = (typeof STATES)[number]['key']

export const publicQuestions = (
  questionState: Exclude<QuestionsShown, 'mine'>,
  fundCode: string | undefined,
) => ({
  kind: 'question' as const,
  questionState,
  ...(fundCode === undefined ? {} : { fundCode }),
})

/** The name of the copy that is stored for reading without a network. */
const keptAs =
  ({ questionState, fundCode }: ReturnType<typeof publicQuestions>) =>
  () =>
    `questions-${questionState}-${fundCode ?? ''}`

export const usePublicQuestions = (request: ReturnType<typeof publicQuestions>) =>
  useCursorList(listItems, request, itemKey, { keptAs: keptAs(request) })

export const useOwnQuestions = (fundCode: string | undefined) =>
  useMyContent('items', {
    part: 'posts',
    kind: 'question',
    ...(fundCode === undefined ? {} : { fundCode }),
  })
