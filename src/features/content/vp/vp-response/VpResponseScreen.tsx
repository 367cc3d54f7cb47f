import { Navigate } from 'react-router-dom'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { prefetchItem } from '#shared/views/content/items/use-item.ts'
import { MissingPage } from '#templates/MissingPage.tsx'
import { useTitle } from '#templates/use-title.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ItemPage } from '#shared/views/content/items/ItemPage.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { QuestionCard } from './QuestionCard.tsx'
import { WriteAnswer } from './WriteAnswer.tsx'

type Input = PathInput<typeof vpPaths.vpResponse>

export const prefetch: Prefetch<Input> = ({ answerId }) =>
  answerId === undefined ? [] : [prefetchItem(answerId)]

/** One answer whole; or, with `questionId` and `write`, where the company's people write one. */
export default function VpResponseScreen({ input }: { readonly input: Input }) {
  const { answerId, questionId, write } = input
  useTitle(answerId === undefined && write !== undefined ? '写回答' : '回答')
  if (answerId !== undefined) return <Answer answerId={answerId} />
  return questionId === undefined || write === undefined ? (
    <MissingPage />
  ) : (
    <WriteAnswer questionId={questionId} />
  )
}

const questionCard = ({ questionId }: WholeItem) =>
  questionId === null ? null : <QuestionCard questionId={questionId} />

const Answer = ({ answerId }: { readonly answerId: string }) => (
  <ItemPage
    itemId={answerId}
    path={vpPaths.vpResponse.to({ answerId })}
    list={{ name: '看看其他问答', path: vpPaths.vpQuestionHome.to() }}
    before={questionCard}
  >
    {(item) =>
      item.kind === 'answer' ? <ItemText item={item} /> : <Navigate to={itemPath(item)} replace />
    }
  </ItemPage>
)
