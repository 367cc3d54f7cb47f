import type { ReactNode } from 'react'
import { Button } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { Tag } from '#ui/text/Tag.tsx'

const TAGS = {
  open: { text: '未达成', tone: 'neutral' },
  claimed: { text: '已领取', tone: 'brand' },
  missed: { text: '已错过', tone: 'neutral' },
} as const

interface Props {
  readonly title: string
  readonly note: ReactNode
  readonly state: keyof typeof TAGS | 'earned'
  /** The word of a reward that is not reached. */
  readonly open?: string
  readonly onClaim: () => Promise<void>
}

/** A reward of a list: to be claimed here, or with the word of its state. */
export const ClaimRow = ({ title, note, state, open = TAGS.open.text, onClaim }: Props) => (
  <Row
    whole
    title={title}
    note={note}
    value={
      state === 'earned' ? (
        <Button size="small" onClick={onClaim}>
          领取
        </Button>
      ) : (
        <Tag tone={TAGS[state].tone}>{state === 'open' ? open : TAGS[state].text}</Tag>
      )
    }
  />
)
