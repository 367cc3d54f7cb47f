import { useState, type ReactNode } from 'react'
import { isSignedIn } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import type { ContentComment, ContentReply, WholeItem } from '../content-types.ts'
import { MoreSheet, type MoreAbout } from '../moderation/MoreSheet.tsx'
import { useRemoval } from '../moderation/use-removal.ts'
import { WriteSheet, type Writing } from '../writing/WriteSheet.tsx'
import type { CommentActions } from './CommentView.tsx'

/** What the user has just written, among the comments on an item. */
export const asComment = (written: ContentReply): ContentComment => ({
  ...written,
  firstReplies: [],
})

interface Options {
  readonly item: Pick<WholeItem, 'itemId' | 'comments'>
  /** Reads the comments from their beginning. */
  readonly onChanged: () => void
}

/**
 * What can be done about an item's comments, with the sheets for it, which the screen draws once;
 * `written` are those that the user wrote since the list was read.
 */
export function useThread({ item, onChanged }: Options) {
  const shell = useShell()
  const [writing, setWriting] = useState<Writing>({ kind: 'comment', itemId: item.itemId })
  const [open, setOpen] = useState(false)
  const [more, setMore] = useState<MoreAbout | null>(null)
  const [written, setWritten] = useState<readonly ContentReply[]>([])
  const { gone, remove } = useRemoval()

  const write = async (answered?: ContentReply) => {
    if (!isSignedIn() && !(await shell.login())) return
    setWriting({
      kind: 'comment',
      itemId: item.itemId,
      ...(answered === undefined
        ? {}
        : {
            parentId: answered.commentId,
            quoted: { name: answered.author.name, text: answered.text },
          }),
    })
    setOpen(true)
  }
  const actions: CommentActions = {
    onReply: item.comments === 'open' ? (comment) => void write(comment) : null,
    onMore: ({ commentId, author, mine }) => setMore({ target: { commentId }, author, own: mine }),
  }
  const sheets: ReactNode = (
    <>
      <WriteSheet
        open={open}
        writing={writing}
        onClose={() => setOpen(false)}
        onSent={(sent) => {
          if (sent.kind === 'comment') setWritten((before) => [sent.comment, ...before])
        }}
      />
      <MoreSheet
        about={more}
        onClose={() => setMore(null)}
        onRemove={(target) => remove(target)}
        onBlocked={onChanged}
      />
    </>
  )
  return { actions, sheets, written, gone, write }
}
