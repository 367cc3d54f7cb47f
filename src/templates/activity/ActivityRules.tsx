import type { ReactNode } from 'react'
import { enforcedRules } from '#domain/campaign/campaign-words.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import styles from './ActivityTemplate.module.css'
import type { Campaign } from './campaign.ts'

interface Props {
  readonly campaign: Campaign
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Shows what is enforced, printed from what enforces it, then the organiser's own texts and prizes.
 */
export function ActivityRules({ campaign, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="活动规则">
      <RuleSections campaign={campaign}>
        <Button kind="secondary" block onClick={onClose}>
          知道了
        </Button>
      </RuleSections>
    </Sheet>
  )
}

interface SectionsProps {
  readonly campaign: Campaign
  /** Below the rules. */
  readonly children?: ReactNode
}

/** The rules by themselves. */
export function RuleSections({ campaign, children }: SectionsProps) {
  const { rules, prizes, organiser, ruleVersion } = campaign
  const version = formatDate(ruleVersion)
  return (
    <div className={styles.sheet}>
      {[...enforcedRules(campaign), ...rules].map(({ heading, text }) => (
        <section key={heading}>
          <h3 className={styles.heading}>{heading}</h3>
          <p>{text}</p>
        </section>
      ))}
      {prizes.length === 0 ? null : (
        <section>
          <h3 className={styles.heading}>奖励</h3>
          <KeyValue
            dense
            items={prizes.map(({ title, price, chance }) => ({
              label: title,
              value: price,
              note: chance === '' ? undefined : chance,
            }))}
          />
        </section>
      )}
      <p className={styles.version}>
        {`主办方：${organiser}，规则版本：${version === NO_FIGURE ? ruleVersion : version}`}
      </p>
      {children}
    </div>
  )
}
