import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { listItems } from '#api/calls/content.ts'
import { isSignedIn } from '#session/session.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { itemOfKindRow } from '#shared/views/content/items/ItemRows.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { NewerNotice } from '#shared/views/content/lists/NewerNotice.tsx'
import { useCursorList, useNewerItems } from '#shared/views/content/lists/use-cursor-list.ts'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import type { Circle } from '../parts/circle.ts'
import { CircleHead } from '../parts/CircleHead.tsx'

/** One circle: what it is, and all that was posted there, newest first. */
export function OneCircle({ circle }: { readonly circle: Circle }) {
  const { circleId, title } = circle
  const shell = useShell()
  const navigate = useNavigate()
  const [writing, setWriting] = useState(false)
  const request = { space: `circle:${circleId}` }
  const list = useCursorList(listItems, request, itemKey)
  const newer = useNewerItems(listItems, request, list.first?.asOf)
  const write = async () => {
    if (isSignedIn() || (await shell.login())) setWriting(true)
  }
  return (
    <>
      <ItemList
        label={`${title}的内容`}
        title={title}
        list={list}
        head={
          <>
            <CircleHead circle={circle} />
            <NewerNotice
              count={newer}
              onShow={() => {
                window.scrollTo(0, 0)
                void list.restart()
              }}
            />
          </>
        }
        empty={{
          title: '这个圈子还没有内容',
          note: '您可以发布第一条，审核通过后公开',
          actionText: '发布',
          onAction: write,
        }}
      >
        {itemOfKindRow}
      </ItemList>
      <BottomBar>
        <Button kind="secondary" block onClick={write}>
          {`发布到${title}`}
        </Button>
      </BottomBar>
      <WriteSheet
        open={writing}
        writing={{ kind: 'post', kinds: ['idea', 'discussion'], circle: { circleId, title } }}
        onClose={() => setWriting(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') void navigate(itemPath(sent))
        }}
      />
    </>
  )
}
