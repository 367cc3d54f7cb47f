import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listComments } from '#api/calls/content.ts'
import { contentCount } from '#domain/content/content-words.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { CommentThread } from '#shared/views/content/comments/CommentThread.tsx'
import { asComment, useThread } from '#shared/views/content/comments/use-thread.ts'
import { ThreadSheets } from '#shared/views/content/comments/ThreadSheets.tsx'
import type { ContentComment, WholeItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { withdrawn } from '#shared/views/content/items/WithdrawnItem.tsx'
import { itemQuery, prefetchItem } from '#shared/views/content/items/use-item.ts'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { isLeft } from '#shared/views/content/moderation/gone-store.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'

type Input = PathInput<typeof vpPaths.vpDiscuss>

const SORTS = [
  { key: 'hot', label: '最热' },
  { key: 'new', label: '最新' },
] as const
type Sort = (typeof SORTS)[number]['key']

const commentKey = ({ commentId }: ContentComment) => commentId
const requestOf = ({ itemId, commentId }: Input, sort: Sort) => ({
  itemId,
  sort,
  ...(commentId === undefined ? {} : { commentId }),
})

export const prefetch: Prefetch<Input> = (input) => [
  prefetchItem(input.itemId),
  prefetchCursorPages(listComments, requestOf(input, 'hot')),
]

/** All comments on an item, with their replies; `commentId` is shown first. */
export default function VpDiscussScreen({ input }: { readonly input: Input }) {
  const query = useQuery(itemQuery(input.itemId))
  return (
    <DataTemplate
      query={query}
      skeleton={<SkeletonScreen shape="list" />}
      refused={withdrawn({ name: '看看其他内容', path: vpPaths.home.to() })}
    >
      {({ payload }) => <Comments key={input.itemId} input={input} item={payload.item} />}
    </DataTemplate>
  )
}

interface CommentsProps {
  readonly input: Input
  readonly item: WholeItem
}

const EMPTY: Readonly<Record<WholeItem['comments'], string>> = {
  open: '还没有评论',
  closed: '评论已关闭',
  off: '本文不开放评论',
}

function Comments({ input, item }: CommentsProps) {
  const navigate = useNavigate()
  const [sort, setSort] = useState<Sort>('hot')
  const list = useCursorList(listComments, requestOf(input, sort), commentKey)
  const thread = useThread({ item, onChanged: () => void list.restart() })
  const focus = list.first?.focus ?? null
  const focusedId = input.commentId
  // Once: who scrolls away and back is not led there again.
  const isShown = useRef(false)
  const showFocused = () => {
    const element = document.querySelector<HTMLElement>('[data-focused=true]')
    if (element === null || isShown.current) return
    isShown.current = true
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
  }

  const loaded = list.data ?? []
  const known = new Set([...loaded.map(commentKey), ...(focus === null ? [] : [focus.commentId])])
  const written = thread.written
    .filter((it) => it.parentId === null && !known.has(it.commentId))
    .map(asComment)
  const first = focus === null ? [] : [focus]
  const shown = [
    ...written,
    ...first,
    ...loaded.filter((it) => it.commentId !== focus?.commentId),
  ].filter((it) => isLeft(it, it.commentId, thread.gone))
  const isEmpty = list.data !== undefined && shown.length === 0
  const open = item.comments === 'open' && item.state === 'shown'
  const original = itemPath(item)
  // An item without a screen of its own is read here.
  const isOriginal = original === vpPaths.vpDiscuss.to({ itemId: item.itemId })
  return (
    <>
      <ListTemplate
        label="评论"
        list={{ ...list, data: list.data === undefined ? undefined : shown }}
        title={isEmpty ? '评论' : list.first && `评论 ${contentCount(list.first.total)}`}
        itemKey={commentKey}
        head={
          <>
            <Card flush>
              <ItemCard
                item={{ ...item, pinned: false }}
                kinds
                whole={isOriginal || item.kind === 'flash'}
              />
            </Card>
            {focusedId !== undefined && focus === null && list.data !== undefined && (
              <Banner tone="info">您要看的评论已经不在了，以下为全部评论。</Banner>
            )}
            {item.comments === 'closed' && !isEmpty && (
              <Banner tone="info">评论已关闭，仍可以阅读。</Banner>
            )}
            {!isEmpty && (
              <Segments label="评论顺序" items={SORTS} value={sort} onChange={setSort} />
            )}
          </>
        }
        empty={{
          title: EMPTY[item.comments],
          // The bar below has the button to write one.
          note: open ? '您可以写第一条' : undefined,
          ...(open || isOriginal
            ? {}
            : { actionText: '查看原文', onAction: () => void navigate(original) }),
        }}
        footNote={<OpinionLine />}
      >
        {(comment) => (
          <CommentThread
            {...thread.actions}
            comment={comment}
            written={thread.written.filter((it) => it.parentId === comment.commentId)}
            gone={thread.gone}
            focusedId={comment.commentId === focus?.commentId ? focusedId : undefined}
            onFocused={showFocused}
          />
        )}
      </ListTemplate>
      {open && (
        <BottomBar>
          <Button kind="secondary" block onClick={() => thread.write()}>
            写评论
          </Button>
        </BottomBar>
      )}
      <ThreadSheets thread={thread} />
    </>
  )
}
