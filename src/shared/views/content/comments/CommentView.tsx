import { contentTime } from '#domain/content/content-words.ts'
import { now14 } from '#platform/clock.ts'
import { classes } from '#ui/classes.ts'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import { personPath } from '#shared/views/content/items/person-path.ts'
import { StateNotice } from '#shared/views/content/items/StateNotice.tsx'
import { MarkButton } from '#shared/views/content/marks/MarkButton.tsx'
import { useMark } from '#shared/views/content/marks/use-mark.ts'
import type { ContentReply } from '#shared/views/content/content-types.ts'
import styles from './Comments.module.css'
import { LongText } from './LongText.tsx'

/** The words of a place in the thread where the text is gone. */
const GONE: Readonly<Partial<Record<ContentReply['state'], string>>> = {
  deleted: '该评论已删除',
  hidden: '内容已被隐藏',
}

export interface CommentActions {
  /** Null where no one may write. */
  readonly onReply: ((comment: ContentReply) => void) | null
  readonly onMore: (comment: ContentReply) => void
}

interface Props extends CommentActions {
  readonly comment: ContentReply
  readonly isReply?: boolean
  /** The one that a link led to. */
  readonly focused?: boolean
}

/** A comment or a reply, with what can be done about it; its place where it is gone. */
export function CommentView({ comment, isReply = false, focused = false, ...actions }: Props) {
  const gone = GONE[comment.state]
  if (gone !== undefined) return <p className={styles.gone}>{gone}</p>
  return <Present {...actions} comment={comment} isReply={isReply} focused={focused} />
}

function Present({ comment, isReply, focused, onReply, onMore }: Props) {
  const { commentId, author, state } = comment
  const mark = useMark({ commentId }, 'like', { on: comment.liked, count: comment.likes })
  const to = personPath(author)
  const raised = isReply === true || focused === true
  const facts = [contentTime(comment.time, now14()), comment.ipPlace].filter((it) => it !== '')
  // People who speak for the company do so with post and number (rules.md#publicity).
  const posts = comment.byStaff
    ? [author.title, author.certNo === '' ? '' : `从业资格编号 ${author.certNo}`].filter(
        (it) => it !== '',
      )
    : []
  return (
    <article
      className={classes(
        styles.comment,
        isReply === true && styles.reply,
        focused === true && styles.focused,
      )}
      aria-label={`${author.name}的${isReply === true ? '回复' : '评论'}`}
      {...(focused === true ? { tabIndex: -1, 'data-focused': true } : {})}
    >
      {to === null ? (
        <Avatar author={author} raised={raised} />
      ) : (
        // The name leads there too.
        <a href={to} tabIndex={-1} aria-hidden="true">
          <Avatar author={author} raised={raised} />
        </a>
      )}
      <div className={styles.main}>
        <p className={styles.name}>
          {to === null ? (
            author.name
          ) : (
            <a className={styles.author} href={to}>
              {author.name}
            </a>
          )}
          {comment.byAuthor && <Tag tone="brand">作者</Tag>}
          {comment.byStaff && !comment.byAuthor && <Tag tone="brand">本公司</Tag>}
          {comment.replyTo !== '' && <span className={styles.to}>回复 {comment.replyTo}</span>}
        </p>
        {posts.length > 0 && (
          <p className={styles.post}>
            <FactLine facts={posts} />
          </p>
        )}
        <StateNotice state={state} reason={comment.stateReason} />
        {comment.quoted !== '' && (
          <blockquote className={styles.quoted}>{comment.quoted}</blockquote>
        )}
        <LongText text={comment.text} />
        <div className={styles.foot}>
          <span className={styles.facts}>
            <FactLine facts={facts} />
          </span>
          <span className={styles.acts}>
            {state === 'shown' && (
              <>
                <MarkButton kind="like" mark={mark} of="这条评论" />
                {onReply !== null && (
                  <button type="button" className={styles.act} onClick={() => onReply(comment)}>
                    回复<Spoken>{` ${author.name}`}</Spoken>
                  </button>
                )}
              </>
            )}
            <button
              type="button"
              className={styles.act}
              aria-label={`${author.name}的评论：更多`}
              onClick={() => onMore(comment)}
            >
              ···
            </button>
          </span>
        </div>
      </div>
    </article>
  )
}
