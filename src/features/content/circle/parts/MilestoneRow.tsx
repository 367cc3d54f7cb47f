import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import type { milestone } from '#api/content-entities.ts'
import { milestoneDay, STAGE_WORDS } from '#domain/content/milestones.ts'
import { milestonesQuery } from '#shared/views/content/lists/milestones-query.ts'
import { useReminder } from '#shared/views/content/marks/use-mark.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '#ui/base/Button.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import styles from './MilestoneRow.module.css'

export type Milestone = v.InferOutput<typeof milestone>

interface Props {
  readonly milestone: Milestone
  /** The line begins here. */
  readonly first: boolean
}

/**
 * One step of a medicine on the line: what happened has a full dot and a result, what is expected
 * an open dot, a dashed line and a reminder.
 */
export function MilestoneRow({ milestone: it, first }: Props) {
  const { title, company, stage, area, expected, result, sourceName } = it
  return (
    <div
      className={classes(styles.row, expected && styles.expected, first && styles.first)}
      data-expected={expected}
    >
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.main}>
        <p className={styles.day}>
          <span className={styles.date}>{milestoneDay(it)}</span>
          <span>
            {!expected && <Tag tone="brand">已公布</Tag>}
            <Tag>{STAGE_WORDS[stage]}</Tag>
            <Tag>{area}</Tag>
          </span>
        </p>
        <h3 className={styles.title}>{title}</h3>
        {result !== '' && <p className={styles.result}>{`结果：${result}`}</p>}
        <p className={styles.note}>{`${company} · 来源：${sourceName}`}</p>
      </div>
      {expected && <ReminderButton milestone={it} />}
    </div>
  )
}

function ReminderButton({ milestone: it }: { readonly milestone: Milestone }) {
  const client = useQueryClient()
  const reminder = useReminder(it.milestoneId, it.reminded)
  const toggle = async () => {
    await reminder.toggle()
    void client.invalidateQueries(milestonesQuery({ reminded: '1' }))
  }
  return (
    <div className={styles.remind}>
      <Button kind="secondary" size="small" onClick={toggle}>
        {reminder.on ? '取消提醒' : '提醒我'}
        <Spoken>{` ${it.title}`}</Spoken>
      </Button>
    </div>
  )
}
