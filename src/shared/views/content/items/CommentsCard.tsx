import { listComments } from '#api/calls/content.ts'
import { contentCount, countedWords } from '#domain/content/content-words.ts'
import { vpPaths } from '#paths/vp.ts'
import { CommentThread } from '#shared/views/content/comments/CommentThread.tsx'
import { asComment, type Thread } from '#shared/views/content/comments/use-thread.ts'
import styles from '#shared/views/content/comments/Comments.module.css'
import type { ContentComment, WholeItem } from '#shared/views/content/content-types.ts'
import { isLeft } from '#shared/views/content/moderation/gone-store.ts'
import type { CursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import type * as v from 'valibot'

const FIRST = 3

type Page = v.InferOutput<typeof listComments.payload>

interface Props {
  readonly item: WholeItem
  readonly list: CursorList<ContentComment, Page>
  readonly thread: Thread
}

const CLOSED: Readonly<Record<WholeItem['comments'], string>> = {
  open: '还没有评论，您可以写第一条',
  closed: '评论已关闭',
  off: '本文不开放评论',
}

/** The first comments of an item, hot ones before others, and the way to all of them. */
export function CommentsCard({ item, list, thread }: Props) {
  const { itemId } = item
  const total = list.first?.total ?? item.counts.comments
  return (
    <Card title={total > 0 ? `评论 ${contentCount(total)}` : '评论'} flush>
      <Loaded query={list} skeleton={<Skeleton lines={4} />}>
        {(comments) => {
          const known = new Set(comments.map((it) => it.commentId))
          const own = thread.written.filter(
            (it) => it.parentId === null && !known.has(it.commentId),
          )
          const shown = [...own.map(asComment), ...comments]
            .filter((it) => isLeft(it, it.commentId, thread.gone))
            .slice(0, FIRST + own.length)
          return (
            <>
              <UnreadableNotice of={list.unreadable ?? 0} />
              {shown.length === 0 && <p className={styles.gone}>{CLOSED[item.comments]}</p>}
              {shown.map((comment) => (
                <CommentThread
                  key={comment.commentId}
                  {...thread.actions}
                  comment={comment}
                  written={thread.written.filter((it) => it.parentId === comment.commentId)}
                  gone={thread.gone}
                />
              ))}
              {comments.length > 0 && (
                <Row
                  title={`查看全部 ${countedWords(total, '条评论')}`}
                  href={vpPaths.vpDiscuss.to({ itemId })}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
