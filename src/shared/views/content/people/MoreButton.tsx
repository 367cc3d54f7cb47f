import { useState } from 'react'
import type { ContentAuthor } from '#shared/views/content/content-types.ts'
import { MoreSheet, type MoreAbout } from '#shared/views/content/moderation/MoreSheet.tsx'
import { Button } from '#ui/base/Button.tsx'

interface Props {
  /** The text of others, or the people; never one's own. */
  readonly target: MoreAbout['target']
  readonly author: ContentAuthor
  /** Called once the author is blocked. */
  readonly onBlocked?: () => void
}

const NOTHING = () => {}

/** A button to report an item or a person, or to block its author. */
export function MoreButton({ target, author, onBlocked = NOTHING }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        更多
      </Button>
      <MoreSheet
        about={open ? { target, author, own: false } : null}
        onClose={() => setOpen(false)}
        onRemove={NOTHING}
        onBlocked={onBlocked}
      />
    </>
  )
}
