import { Button } from '#ui/fields/Button.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import type { Mark } from './use-mark.ts'

interface Props {
  readonly mark: Mark
  /** Whom or what. */
  readonly name: string
  /** Whether the name is seen: where another button near by follows somebody else. */
  readonly named?: boolean
}

/** Follows, or ends that. */
export function FollowButton({ mark, name, named = false }: Props) {
  return (
    <Button kind="secondary" size="small" onClick={mark.toggle}>
      {mark.on ? '已关注' : '关注'}
      {named ? name : <Spoken>{` ${name}`}</Spoken>}
    </Button>
  )
}
