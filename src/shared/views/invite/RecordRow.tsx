import { useState } from 'react'
import { STAGE_NAMES, type InviteStage } from '#domain/invite/stages.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { Button } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Timeline } from '#ui/lists/Timeline.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { copyText } from '#ui/text/CopyLine.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import {
  challengeText,
  namesRewards,
  REMINDER,
  rewardText,
  type InviteRecord,
} from './invite-words.ts'
import { stageSteps } from './stage-steps.ts'

interface Props {
  readonly record: InviteRecord
  /** A campaign that is over sends no reminders. */
  readonly over: boolean
}

/** One friend: how far, what that brings; a tap opens the stages with their days. */
export function RecordRow({ record, over }: Props) {
  const [open, setOpen] = useState(false)
  const { name, stage, times, rewards, challenge } = record
  const last = rewards[rewards.length - 1]
  const close = () => setOpen(false)
  return (
    <>
      <Row
        title={name}
        note={<FactLine facts={[dateText(times[stage], stage), challengeText(challenge)]} />}
        {...(last === undefined || !namesRewards()
          ? { value: STAGE_NAMES[stage] }
          : { value: last.title, valueNote: rewardText(last) })}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={open}
        onClose={close}
        title={name}
        {...(over || stage === 'held'
          ? {}
          : {
              footer: (
                <Button kind="secondary" block onClick={() => copyText('提醒', REMINDER)}>
                  复制提醒文字
                </Button>
              ),
            })}
      >
        <Timeline steps={stageSteps(times, true)} />
        {rewards.length === 0 || !namesRewards() ? null : (
          <RowList label="奖励">
            {rewards.map((it) => (
              <Row
                key={`${it.stage} ${it.title}`}
                title={it.title}
                note={STAGE_NAMES[it.stage]}
                value={rewardText(it)}
              />
            ))}
          </RowList>
        )}
      </Sheet>
    </>
  )
}

const dateText = (time: string | null, stage: InviteStage): string =>
  `${time === null ? '' : `${formatDateTime(time, { seconds: false }).slice(0, 10)} `}${STAGE_NAMES[stage]}`
