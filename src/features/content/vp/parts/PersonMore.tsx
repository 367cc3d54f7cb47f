import { useState } from 'react'
import { MoreSheet } from '#shared/content/moderation/MoreSheet.tsx'
import { Button } from '#ui/fields/Button.tsx'
import type { Profile } from './ProfileCard.tsx'

/** On the page of another person: report or block them. */
export function PersonMore({ person }: Pick<Profile, 'person'>) {
  const [open, setOpen] = useState(false)
  if (person.mine?.self === true) return null
  const { personId } = person
  return (
    <>
      <Button kind="text" size="small" onClick={() => setOpen(true)}>
        更多
      </Button>
      <MoreSheet
        about={open ? { target: { personId }, author: person, own: false } : null}
        onClose={() => setOpen(false)}
        onRemove={() => {}}
        onBlocked={() => {}}
      />
    </>
  )
}
