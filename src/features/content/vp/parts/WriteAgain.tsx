import { useState } from 'react'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import type { PostKind } from '#shared/views/content/writing/writing.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Button } from '#ui/base/Button.tsx'

interface Props {
  readonly rejected: WholeItem
  readonly kind: PostKind
}

/** For the author of what was rejected: its words to be changed, and published in its topic. */
export function WriteAgain({ rejected, kind }: Props) {
  const replace = useReplace()
  const [open, setOpen] = useState(false)
  const { itemId, title, text, topics } = rejected
  const [topic] = topics
  const again = { itemId, title, text }
  return (
    <>
      <Button kind="secondary" block onClick={() => setOpen(true)}>
        修改后重新发布
      </Button>
      <WriteSheet
        open={open}
        writing={{ kind: 'post', kinds: [kind], again, topic }}
        onClose={() => setOpen(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') replace(itemPath(sent))
        }}
      />
    </>
  )
}
