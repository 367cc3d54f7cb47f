import { useState } from 'react'
import { isSignedIn } from '#session/session.ts'
import { useShell } from '#templates/shell-context.ts'
import type {
  ContentComment,
  ContentReply,
  WholeItem,
} from '#shared/views/content/content-types.ts'
import type { MoreAbout, MoreSheetProps } from '#shared/views/content/moderation/MoreSheet.tsx'
import { useRemoval } from '#shared/views/content/moderation/use-removal.ts'
import type { WriteSheetProps } from '#shared/views/content/writing/WriteSheet.tsx'
import type { Writing } from '#shared/views/content/writing/writing.ts'
import type { CommentActions } from './CommentView.tsx'

/** Returns what the user has just written, among the comments on an item. */
export const asComment = (written: ContentReply): ContentComment => ({
  ...written,
  firstReplies: [],
})

interface Options {
  readonly item: Pick<WholeItem, 'itemId' | 'comments'>
  /** Reads the comments from their beginning. */
  readonly onChanged: () => void
}

/** The acts on an item's comments. The screen draws `ThreadSheets` for it once. */
export interface Thread {
  readonly actions: CommentActions
  /** The replies that the user wrote since the list was read. */
  readonly written: readonly ContentReply[]
  readonly gone: ReadonlySet<string>
  readonly write: () => Promise<void>
  readonly writeSheet: WriteSheetProps
  readonly moreSheet: MoreSheetProps
}

export function useThread({ item, onChanged }: Options): Thread {
  const shell = useShell()
  const [writing, setWriting] = useState<Writing>({ kind: 'comment', itemId: item.itemId })
  const [open, setOpen] = useState(false)
  const [more, setMore] = useState<MoreAbout | null>(null)
  const [written, setWritten] = useState<readonly ContentReply[]>([])
  const { gone, remove } = useRemoval()

  const write = async (answered?: ContentReply) => {
    if (!isSignedIn() && !(await shell.login())) return
    const reply =
      answered === undefined
        ? {}
        : {
            parentId: answered.commentId,
            quoted: { name: answered.author.name, text: answered.text },
          }
    setWriting({ kind: 'comment', itemId: item.itemId, ...reply })
    setOpen(true)
  }
  return {
    actions: {
      onReply: item.comments === 'open' ? (comment) => void write(comment) : null,
      onMore: ({ commentId, author, mine }) =>
        setMore({ target: { commentId }, author, own: mine }),
    },
    written,
    gone,
    write: () => write(),
    writeSheet: {
      open,
      writing,
      onClose: () => setOpen(false),
      onSent: (sent) => {
        if (sent.kind === 'comment') setWritten((before) => [sent.comment, ...before])
      },
    },
    moreSheet: {
      about: more,
      onClose: () => setMore(null),
      onRemove: (target) => remove(target),
      onBlocked: onChanged,
    },
  }
}
