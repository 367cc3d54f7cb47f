import { now14 } from '#platform/clock.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  listFundQuotes,
  listPriceReminders,
  removePriceReminder,
  setPriceReminder,
} from '#api/calls/funds/watch.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatNav } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { parseDecimal, type Decimal } from '#domain/money/money.ts'
import { navForm, percentForm } from '#domain/text/number-forms.ts'
import {
  isOfValue,
  REMINDER_KINDS,
  reminderProblem,
  type Published,
  type ReminderKind,
} from '#domain/watch/price-reminder.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { submissionCall } from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { toast } from '#ui/base/toast.ts'
import { unbroken } from '#ui/text/unbroken.ts'
import { KIND_NAMES, reminderText } from './reminder-words.ts'
import styles from './WatchedSheet.module.css'

interface Props {
  readonly fundCode: string
  readonly fundName: string
  readonly open: boolean
  readonly onClose: () => void
}

const SET = submissionCall(setPriceReminder, {
  notFound: { at: 'dialog' },
  limitReached: { at: 'dialog' },
  tooOften: { at: 'dialog' },
  badRequest: { at: 'dialog' },
})
const REMOVE = submissionCall(removePriceReminder, {})

const KINDS = REMINDER_KINDS.map((key) => ({ key, label: KIND_NAMES[key] }))

/** Asks for one message when a published value reaches a limit, and lists what waits for one. */
export default function ReminderSheet({ fundCode, fundName, open, onClose }: Props) {
  const quotes = useQuery(queryFor(listFundQuotes, { fundCodes: fundCode }))
  const quote = quotes.data?.funds[0]
  const newest = quote?.nav == null ? null : { nav: quote.nav, dayChange: quote.dayChange }
  return (
    <Sheet open={open} onClose={onClose} title={`净值提醒 ${fundName}`}>
      <div className={styles.fields}>
        <p className={styles.note}>
          {unbroken(
            `最新净值 ${formatNav(quote?.nav)}（${formatNearDay(quote?.navDate, now14())}）。净值每个交易日晚间公布，达到后发一条消息，只提醒一次，不代表买卖建议`,
          )}
        </p>
        <Reminders fundCode={fundCode} />
        <NewReminder fundCode={fundCode} newest={newest} />
      </div>
    </Sheet>
  )
}

function Reminders({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(listPriceReminders, { fundCode }))
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton shape="rows" lines={1} />}
      isEmpty={({ reminders }) => isEmptyList(reminders)}
      empty={null}
    >
      {({ reminders }) => (
        <>
          <UnreadableNotice of={[reminders]} />
          <RowList label="已设的提醒">
            {reminders.map((reminder) => (
              <Row
                key={reminder.reminderId}
                title={reminderText(reminder)}
                value={<RemoveButton fundCode={fundCode} reminderId={reminder.reminderId} />}
              />
            ))}
          </RowList>
        </>
      )}
    </Loaded>
  )
}

interface RemoveProps {
  readonly fundCode: string
  readonly reminderId: string
}

function RemoveButton({ fundCode, reminderId }: RemoveProps) {
  const queries = useQueryClient()
  const removing = useSubmission({
    call: () => REMOVE({ fundCode, reminderId }),
    onDone: () => toast.show('已取消提醒'),
    onSettled: () => queries.invalidateQueries({ queryKey: [listPriceReminders.name] }),
    words: { unknown: { at: 'dialog', text: noAnswer('可以再次取消') } },
    repeats: true,
  })
  return (
    <Button kind="text" size="small" onClick={() => removing.start()}>
      取消提醒
    </Button>
  )
}

const PROBLEMS = {
  reached: '最新净值已经达到，请换一个值',
  notPositive: '请输入大于 0 的数',
} as const

function problemOf(kind: ReminderKind, limit: Decimal | null, newest: Published | null) {
  if (limit === null) return '请输入提醒的值'
  const problem = reminderProblem({ kind, limit }, newest ?? { nav: '0', dayChange: null })
  // Without the newest value the provider decides.
  return problem === null || (problem === 'reached' && newest === null) ? null : PROBLEMS[problem]
}

interface NewProps {
  readonly fundCode: string
  readonly newest: Published | null
}

function NewReminder({ fundCode, newest }: NewProps) {
  const queries = useQueryClient()
  const [kind, setKind] = useState<ReminderKind>('valueUp')
  const [typed, setTyped] = useState('')
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const limit = parseDecimal(typed.replace(/\.$/, ''))
  const problem = problemOf(kind, limit, newest)
  const setting = useSubmission({
    call: () => (limit === null ? null : SET({ requestNo, fundCode, kind, limit })),
    onDone() {
      setRequestNo(newRequestNo())
      setTyped('')
      toast.show('已设提醒，达到后会发消息')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listPriceReminders.name] }),
    words: { unknown: { at: 'dialog', text: noAnswer('再次设置不会重复') } },
    repeats: true,
  })
  const edit = () => {
    setRequestNo(newRequestNo())
    setting.edited()
  }
  return (
    <>
      <Chips
        label="提醒条件"
        items={KINDS.map(({ key, label }) => ({ key, label, chosen: key === kind }))}
        onPick={(next) => {
          setKind(next)
          setTyped('')
          edit()
        }}
      />
      <TextField
        label={`${KIND_NAMES[kind]}${isOfValue(kind) ? '' : '（%）'}`}
        inputMode="numeric"
        value={typed}
        form={isOfValue(kind) ? navForm : percentForm}
        problem={problem}
        onChange={(next) => {
          setTyped(next)
          edit()
        }}
      />
      <Button block size="large" missing={lacking(problem)} onClick={() => setting.start()}>
        设提醒
      </Button>
    </>
  )
}
