import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { WholeItem } from '#shared/content/content-types.ts'
import { itemPath } from '#shared/content/items/item-path.ts'
import { WriteSheet } from '#shared/content/writing/WriteSheet.tsx'
import { Button } from '#ui/fields/Button.tsx'

/** For the author of an idea that was rejected: another one in its topic. */
export function WriteAgain({ rejected }: { readonly rejected: WholeItem }) {
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [topic] = rejected.topics
  return (
    <>
      <Button kind="secondary" block onClick={() => setOpen(true)}>
        修改后重新发布
      </Button>
      <WriteSheet
        open={open}
        writing={{ kind: 'post', kinds: ['idea'], ...(topic === undefined ? {} : { topic }) }}
        onClose={() => setOpen(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') void navigate(itemPath(sent), { replace: true })
        }}
      />
    </>
  )
}
