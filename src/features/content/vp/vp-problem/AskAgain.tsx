import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { withdrawn } from '#shared/views/content/items/WithdrawnItem.tsx'
import { useItem } from '#shared/views/content/items/use-item.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { AskQuestion } from './AskQuestion.tsx'

interface Props {
  readonly questionId: string
}

/** Lets the author of a question that was rejected change it; another question is only shown. */
export function AskAgain({ questionId }: Props) {
  const query = useItem(questionId)
  return (
    <DataTemplate
      query={query}
      skeleton={<SkeletonScreen shape="form" />}
      refused={withdrawn({ name: '看看其他提问', path: vpPaths.vpQuestionHome.to() })}
    >
      {({ payload: { item } }) =>
        item.kind === 'question' && item.state === 'rejected' ? (
          <Rejected question={item} />
        ) : (
          <Navigate to={itemPath(item)} replace />
        )
      }
    </DataTemplate>
  )
}

function Rejected({ question }: { readonly question: WholeItem }) {
  const { itemId, title, text, funds } = question
  const [fundCode, setFundCode] = useState(funds[0]?.fundCode)
  return (
    <AskQuestion
      fundCode={fundCode}
      onRemoveFund={() => setFundCode(undefined)}
      again={{ itemId, title, text }}
    />
  )
}
