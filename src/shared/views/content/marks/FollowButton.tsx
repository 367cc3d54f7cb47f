import { Button } from '#ui/base/Button.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import styles from './FollowButton.module.css'
import type { Mark } from './use-mark.ts'

interface Props {
  readonly mark: Mark
  /** The name of the person or thing. */
  readonly name: string
  /** True if the name is seen: where another button near by follows somebody else. */
  readonly named?: boolean
}

/** As wide as the longer word, so that toggling does not shift the layout. */
export function FollowWord({ on }: { readonly on: boolean }) {
  return <span className={styles.word}>{followWord(on)}</span>
}

const followWord = (on: boolean) => (on ? '已关注' : '关注')

/** Follows, or ends that. */
export function FollowButton({ mark, name, named = false }: Props) {
  return (
    <Button kind="secondary" size="small" track="follow" onClick={mark.toggle}>
      {named ? followWord(mark.on) + name : <FollowWord on={mark.on} />}
      {!named && <Spoken>{` ${name}`}</Spoken>}
    </Button>
  )
}
