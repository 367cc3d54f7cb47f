import { useQuery } from '@tanstack/react-query'
import { speaksForCompany } from '#domain/publicity/speaker.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14 } from '#platform/clock.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { PersonLine } from '#shared/views/content/items/PersonLine.tsx'
import { itemQuery } from '#shared/views/content/items/use-item.ts'
import { useWriter } from '#shared/views/content/writing/use-writer.ts'
import { WriteForm } from '#shared/views/content/writing/WriteForm.tsx'
import { combineQueries } from '#templates/combine-queries.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { useOwnPerson } from '../parts/use-own-person.ts'
import { SignInFirst } from '../parts/SignInFirst.tsx'

interface Props {
  readonly questionId: string
}

/** Lets the company's people answer a question; others hear why they cannot. */
export const WriteAnswer = ({ questionId }: Props) => (
  <SignInFirst title="登录后回答" note="提问由本公司人员回答">
    <Writing questionId={questionId} />
  </SignInFirst>
)

function Writing({ questionId }: Props) {
  const replace = useReplace()
  const question = useQuery(itemQuery(questionId))
  const person = useOwnPerson()
  const writer = useWriter(true)
  const data =
    question.data && person.data && writer.data
      ? { item: question.data.payload.item, person: person.data, settings: writer.data }
      : undefined
  const toQuestion = () => replace(vpPaths.vpProblem.to({ questionId }))
  return (
    <DetailTemplate
      query={combineQueries([question, person, writer], data)}
      skeleton="form"
      footNote={<OpinionLine />}
    >
      {({ item, person: own, settings }) => {
        if (!speaksForCompany(own.kind)) {
          return (
            <EmptyState
              kind="forbidden"
              title="提问由本公司人员回答"
              note="您可以评论这个问题，或关注它，有回答后会出现在“关注”频道"
              actionText="查看问题"
              onAction={toQuestion}
            />
          )
        }
        if (item.kind !== 'question' || item.comments !== 'open') {
          return (
            <EmptyState
              kind="forbidden"
              title="这个问题不能回答"
              note="涉及持仓或买卖的问题不予公开回答，提问人可联系客服"
              actionText="查看问题"
              onAction={toQuestion}
            />
          )
        }
        return (
          <>
            <Card flush>
              <ItemCard item={item} kinds />
            </Card>
            <Card>
              <PersonLine author={own} time={now14()} />
              <WriteForm
                settings={settings}
                writing={{ kind: 'answer', questionId }}
                onSent={(sent) => {
                  if (sent.kind !== 'comment') replace(itemPath(sent))
                }}
              />
            </Card>
          </>
        )
      }}
    </DetailTemplate>
  )
}
