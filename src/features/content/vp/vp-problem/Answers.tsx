import { useEffect, useEffectEvent } from 'react'
import { listItems } from '#api/calls/content.ts'
import { countedWords } from '#domain/content/content-words.ts'
import { speaksForCompany } from '#domain/publicity/speaker.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ContentItem, WholeItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { AgedNotice, PersonLine } from '#shared/views/content/items/PersonLine.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { MarkButton } from '#shared/views/content/marks/MarkButton.tsx'
import { useMark } from '#shared/views/content/marks/use-mark.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { useOwnPerson } from '../parts/use-own-person.ts'
import styles from './Answers.module.css'

const answerKey = ({ itemId }: ContentItem) => itemId

/** The company's answers to a question, newest first; for its people the way to write one. */
export function Answers({ question }: { readonly question: WholeItem }) {
  const { itemId: questionId, questionState, counts } = question
  const list = useCursorList(listItems, { questionId, kind: 'answer' }, answerKey)
  const own = useOwnPerson()
  // The question is refetched sooner than the list: both say how many answers there are.
  const compare = useEffectEvent((said: number) => {
    const read = list.total + (list.unreadable ?? 0)
    if (list.data !== undefined && list.end === 'whole' && read !== said) {
      void list.restart()
    }
  })
  useEffect(() => compare(counts.answers), [counts.answers])
  if (questionState === 'declined') return null
  const isWhole = list.end === 'whole' && list.total > 0
  return (
    <Card title={isWhole ? `回答 ${list.total}` : '回答'} flush>
      <Loaded query={list} skeleton={<Skeleton lines={4} />}>
        {(answers) => (
          <RowList label="回答">
            <UnreadableNotice of={list.unreadable ?? 0} />
            {answers.length === 0 ? <p className={styles.none}>还没有回答</p> : null}
            {answers.map((answer) => (
              <Answer key={answer.itemId} answer={answer} />
            ))}
            {list.end === 'whole' ? null : (
              <div className={styles.more}>
                <Button kind="text" size="small" busy={list.end === 'loading'} onClick={list.more}>
                  {list.end === 'failed' ? '没有加载出来，点此重试' : '查看更多回答'}
                </Button>
              </div>
            )}
            {own.data !== undefined && speaksForCompany(own.data.kind) ? (
              <Row title="写回答" href={vpPaths.vpResponse.to({ questionId, write: '1' })} />
            ) : null}
          </RowList>
        )}
      </Loaded>
    </Card>
  )
}

function Answer({ answer }: { readonly answer: ContentItem }) {
  const { itemId, author, publishTime, ipPlace, summary, counts, mine } = answer
  const helpful = useMark({ itemId }, 'like', { on: mine?.liked ?? false, count: counts.likes })
  const comments = counts.comments === 0 ? '评论' : countedWords(counts.comments, '条评论')
  return (
    <article className={styles.answer} aria-label={`${author.name}的回答`}>
      <PersonLine author={author} time={publishTime} ipPlace={ipPlace} />
      <AgedNotice time={publishTime} />
      <p className={styles.text}>{summary}</p>
      <div className={styles.foot}>
        <a className={styles.whole} href={itemPath(answer)}>
          {`全文和${comments}`}
        </a>
        <MarkButton kind="helpful" mark={helpful} of="这个回答" />
      </div>
    </article>
  )
}
