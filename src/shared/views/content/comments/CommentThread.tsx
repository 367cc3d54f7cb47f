import { useEffect, useEffectEvent, useState, type ReactElement } from 'react'
import { listComments } from '#api/calls/content.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import type { ContentComment, ContentReply } from '#shared/views/content/content-types.ts'
import { CommentView, type CommentActions } from './CommentView.tsx'
import styles from './Comments.module.css'

interface Props extends CommentActions {
  readonly comment: ContentComment
  /** Replies that the user has just written to it. */
  readonly written: readonly ContentReply[]
  /** Comments and replies that are gone from the page by now. */
  readonly gone: ReadonlySet<string>
  /** The comment or the reply that a link led to; undefined where that is in another thread. */
  readonly focusedId?: string | undefined
  /** Called when that one is in the page. */
  readonly onFocused?: (() => void) | undefined
}

/** A comment with its replies: the first ones, then the others on request. */
export function CommentThread(props: Props) {
  const { comment, written, gone, focusedId, onFocused, ...actions } = props
  const isFirst = [comment, ...comment.firstReplies].some((it) => it.commentId === focusedId)
  // A later reply that a link led to is in view as well.
  const [open, setOpen] = useState(focusedId !== undefined && !isFirst)
  const showFocused = useEffectEvent(() => onFocused?.())
  useEffect(() => {
    if (isFirst) showFocused()
  }, [isFirst])
  const here = (list: readonly ContentReply[]) => list.filter((it) => !gone.has(it.commentId))
  const first = here(comment.firstReplies)
  const rest = comment.replies - comment.firstReplies.length
  const known = new Set(comment.firstReplies.map((it) => it.commentId))
  const own = here(written).filter((it) => !known.has(it.commentId))
  const isGone = gone.has(comment.commentId)
  const view = (reply: ContentReply) => (
    <CommentView
      key={reply.commentId}
      {...actions}
      comment={reply}
      isReply
      focused={reply.commentId === focusedId}
    />
  )
  return (
    <>
      <CommentView
        {...actions}
        comment={isGone ? { ...comment, state: 'deleted' } : comment}
        focused={comment.commentId === focusedId}
      />
      {(first.length > 0 || own.length > 0 || rest > 0) && (
        <div className={styles.replies}>
          {open ? (
            <AllReplies
              comment={comment}
              gone={gone}
              written={own}
              view={view}
              focusedId={focusedId}
              onFocused={onFocused}
            />
          ) : (
            <>
              {first.map(view)}
              {own.map(view)}
              {rest > 0 && (
                <Button kind="text" size="small" onClick={() => setOpen(true)}>
                  {`展开其余 ${rest} 条回复`}
                </Button>
              )}
            </>
          )}
        </div>
      )}
    </>
  )
}

const replyKey = ({ commentId }: ContentReply) => commentId

interface AllProps extends Omit<Props, keyof CommentActions> {
  readonly view: (reply: ContentReply) => ReactElement
}

function AllReplies({ comment, gone, written, view, focusedId, onFocused }: AllProps) {
  const { itemId, commentId } = comment
  const list = useCursorList(listComments, { itemId, parentId: commentId, sort: 'new' }, replyKey)
  const known = new Set((list.data ?? comment.firstReplies).map(replyKey))
  const shown = [
    ...(list.data ?? comment.firstReplies),
    ...written.filter((it) => !known.has(it.commentId)),
  ].filter((it) => !gone.has(it.commentId))
  const { end, more } = list
  const isLoaded = list.data?.some((it) => it.commentId === focusedId) === true
  const showFocused = useEffectEvent(() => onFocused?.())
  useEffect(() => {
    if (isLoaded) showFocused()
    else if (focusedId !== undefined && end === 'more') more()
  }, [focusedId, isLoaded, end, more])
  return (
    <>
      <UnreadableNotice of={list.unreadable ?? 0} />
      {shown.map(view)}
      {list.end === 'more' && !list.isPending && (
        <Button kind="text" size="small" onClick={list.more}>
          展开更多回复
        </Button>
      )}
      {(list.isPending || list.end === 'loading') && <p className={styles.gone}>加载中</p>}
      {(list.end === 'failed' || (list.error !== null && list.data === undefined)) && (
        <Button
          kind="text"
          size="small"
          onClick={() => (list.end === 'failed' ? list.more() : void list.refetch())}
        >
          回复没有加载出来，点此重试
        </Button>
      )}
    </>
  )
}
