import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, type ButtonProps } from '#ui/fields/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'

export interface BarAct extends Pick<ButtonProps, 'missing' | 'disabled' | 'track' | 'onClick'> {
  readonly text: string
  /** Next to the main act, which comes last. */
  readonly kind?: 'secondary'
  /** As narrow as its text, where three acts share the bar. */
  readonly narrow?: boolean
  /** The address of ours that it opens, in place of `onClick`. */
  readonly to?: string
}

interface Props {
  /** The acts from left to right; null for one that there is not. */
  readonly acts: readonly (BarAct | null)[]
  readonly note?: ReactNode
}

/** The acts of a screen, in the bar at its lower edge. */
export function ActBar({ acts, note }: Props) {
  const navigate = useNavigate()
  return (
    <BottomBar {...(note === undefined || note === null ? {} : { note })}>
      {acts.map((act) => {
        if (act === null) return null
        const { text, narrow = false, to, ...button } = act
        const opens = to === undefined ? {} : { onClick: () => void navigate(to) }
        return (
          <Button key={text} size="large" block={!narrow} {...button} {...opens}>
            {text}
          </Button>
        )
      })}
    </BottomBar>
  )
}
