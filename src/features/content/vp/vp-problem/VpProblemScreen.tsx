import { Navigate } from 'react-router-dom'
import { listItems } from '#api/calls/content.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { prefetchItem } from '#shared/views/content/items/use-item.ts'
import { prefetchCursorPages } from '#shared/views/content/lists/use-cursor-list.ts'
import { MissingPage } from '#templates/MissingPage.tsx'
import { useTitle } from '#templates/use-title.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ItemPage } from '#shared/views/content/items/ItemPage.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Answers } from './Answers.tsx'
import { AskAgain } from './AskAgain.tsx'
import { AskQuestion } from './AskQuestion.tsx'
import { QuestionState } from './QuestionState.tsx'

type Input = PathInput<typeof vpPaths.vpProblem>

export const prefetch: Prefetch<Input> = ({ questionId }) =>
  questionId === undefined
    ? []
    : [prefetchItem(questionId), prefetchCursorPages(listItems, { questionId, kind: 'answer' })]

/** A question with the company's answers; or, with `write`, the form for one. */
export default function VpProblemScreen({ input }: { readonly input: Input }) {
  const replace = useReplace()
  const { questionId, write, fundCode } = input
  // The title of either view: once submitted, the question replaces the form.
  useTitle(write === undefined ? '问题' : '提问')
  if (write === undefined) {
    return questionId === undefined ? <MissingPage /> : <Question questionId={questionId} />
  }
  return questionId === undefined ? (
    <AskQuestion
      fundCode={fundCode}
      onRemoveFund={() => replace(vpPaths.vpProblem.to({ write: '1' }))}
    />
  ) : (
    <AskAgain questionId={questionId} />
  )
}

const answers = (item: WholeItem) => (item.state === 'shown' ? <Answers question={item} /> : null)

const Question = ({ questionId }: { readonly questionId: string }) => (
  <ItemPage
    itemId={questionId}
    path={vpPaths.vpProblem.to({ questionId })}
    list={{ name: '看看其他提问', path: vpPaths.vpQuestionHome.to() }}
    after={answers}
    // The answers go with a question.
    showsRelated={false}
  >
    {(item) =>
      item.kind === 'question' ? (
        <>
          <ItemText item={item} />
          <QuestionState question={item} />
        </>
      ) : (
        <Navigate to={itemPath(item)} replace />
      )
    }
  </ItemPage>
)
