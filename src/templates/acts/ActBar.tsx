import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'
import { FrozenNotice } from '#templates/frozen/FrozenNotice.tsx'
import { useFrozenStops } from '#templates/frozen/use-frozen-stop.ts'
import { Button, type ButtonProps } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'

export interface BarAct extends Pick<
  ButtonProps,
  'missing' | 'disabled' | 'busy' | 'track' | 'onClick'
> {
  readonly text: string
  /** Next to the main act, which comes last. */
  readonly kind?: 'secondary'
  /** As narrow as its text, where three acts share the bar. */
  readonly narrow?: boolean
  /** The address of ours that it opens, in place of `onClick`. */
  readonly to?: string
  /** The call that it leads to, where a freeze of the account stops that. */
  readonly sends?: StoppedCall | undefined
}

interface Props {
  /** The acts from left to right; null for one that there is not. */
  readonly acts: readonly (BarAct | null)[]
  readonly note?: ReactNode
}

/** The acts of a screen, in the bar at its lower edge. */
export function ActBar({ acts, note }: Props) {
  const navigate = useNavigate()
  const stopFor = useFrozenStops()
  const stopped = acts.find((act) => stopFor(act?.sends) !== null)
  return (
    <BottomBar
      note={note ?? undefined}
      above={stopped ? <FrozenNotice stop={stopFor(stopped.sends)} /> : undefined}
    >
      {acts.map((act) => {
        if (act === null) return null
        const { text, narrow = false, to, sends, ...button } = act
        const missing = stopFor(sends)?.missing ?? act.missing ?? null
        const opens = to === undefined ? {} : { onClick: () => void navigate(to) }
        return (
          <Button key={text} size="large" block={!narrow} {...button} {...opens} missing={missing}>
            {text}
          </Button>
        )
      })}
    </BottomBar>
  )
}
