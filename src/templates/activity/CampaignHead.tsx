import { useState } from 'react'
import type { CampaignState } from '#domain/campaign/campaign-state.ts'
import { stateText } from '#domain/campaign/campaign-words.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import type { Campaign } from './campaign.ts'
import { Exposed } from '#templates/Exposed.tsx'
import { ActivityRules } from './ActivityRules.tsx'
import styles from './ActivityTemplate.module.css'

interface Props {
  readonly campaign: Campaign
  readonly state: CampaignState
  /** The rules, where others show them as well. */
  readonly rules?: { readonly open: boolean; readonly set: (open: boolean) => void }
}

/** The head of a campaign in its own colour, with its state; its rules are one tap away. */
export function CampaignHead({ campaign, state, rules }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { open, set } = rules ?? { open: isOpen, set: setOpen }
  const { activityId, title, accent, headerImgUrl, startTime, endTime } = campaign
  const day = (time: string) => formatDateTime(time, { seconds: false })
  return (
    <>
      <Exposed what="campaign" id={activityId}>
        <section className={styles.head} data-accent={accent}>
          {headerImgUrl === '' ? null : (
            <img className={styles.picture} src={headerImgUrl} alt="" />
          )}
          <div className={styles.top}>
            <h2 className={styles.title}>{title}</h2>
            <button type="button" className={styles.rules} onClick={() => set(true)}>
              活动规则
            </button>
          </div>
          <p className={styles.time}>
            <span>{day(startTime)}</span> 至 <span>{day(endTime)}</span>
          </p>
          <p className={styles.state} data-state={state.kind}>
            {stateText(state, campaign, now14())}
          </p>
        </section>
      </Exposed>
      <ActivityRules campaign={campaign} open={open} onClose={() => set(false)} />
    </>
  )
}
