import { Button } from '#ui/fields/Button.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import type { Mark } from './use-mark.ts'

/** Follows, or ends that; `name` is whom or what. */
export function FollowButton({ mark, name }: { readonly mark: Mark; readonly name: string }) {
  return (
    <Button kind="secondary" size="small" onClick={mark.toggle}>
      {mark.on ? '已关注' : '关注'}
      <Spoken>{` ${name}`}</Spoken>
    </Button>
  )
}
