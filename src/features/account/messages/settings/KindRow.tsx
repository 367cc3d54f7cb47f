import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryMessageSettings, setMessageSetting } from '#api/calls/message.ts'
import {
  MESSAGE_KIND_NAMES,
  type MessageKind,
  type MessageLock,
} from '#domain/message/message-events.ts'
import { submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { Row } from '#ui/lists/Row.tsx'

const SET = submissionCall(setMessageSetting, {})

type KindSetting = v.InferOutput<typeof queryMessageSettings.payload>['kinds'][number]

const ABOUT: Readonly<Record<MessageKind, string>> = {
  trade: '确认、失败、到账和分红',
  plan: '扣款、跳过和止盈',
  account: '密码、手机号、银行卡、证件和测评',
  fund: '持有基金的变更',
  content: '回答、审核结果和预约的提醒',
  report: '每月的月报',
  campaign: '参加的活动和金币到期',
  notice: '休市安排和协议更新',
}

/** What of a kind is sent in any case, and why. */
const MUST: Readonly<Record<MessageKind, string>> = {
  trade: '交易结果依法必须通知，不能关闭',
  plan: '扣款失败依法必须通知，关闭后仍会收到',
  account: '账户变动关系资金安全，不能关闭',
  fund: '份额折算依法必须通知，关闭后仍会收到',
  content: '',
  report: '',
  campaign: '',
  notice: '协议更新依法必须通知，关闭后仍会收到',
}

const noteOf = (kind: MessageKind, locked: MessageLock): string =>
  locked === 'none' ? ABOUT[kind] : `${ABOUT[kind]}。${MUST[kind]}`

/** One kind of messages, which is switched on and off; one that must be sent says why. */
export function KindRow({ setting: { kind, on, locked } }: { readonly setting: KindSetting }) {
  const client = useQueryClient()
  const changing = useSubmission({
    call: () => SET({ kind, on: on === '1' ? '0' : '1' }),
    onDone: () => {},
    onSettled: () => client.invalidateQueries({ queryKey: [queryMessageSettings.name] }),
    repeats: true,
  })
  return (
    <Row
      title={MESSAGE_KIND_NAMES[kind]}
      note={noteOf(kind, locked)}
      value={locked === 'all' ? '始终开启' : on === '1' ? '已开启' : '已关闭'}
      {...(locked === 'all' ? {} : { onClick: () => void changing.start() })}
    />
  )
}
