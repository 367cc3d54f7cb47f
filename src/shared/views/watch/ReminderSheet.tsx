import { now14 } from '#platform/clock.ts'
import type * as v from 'valibot'
import { queryIndex } from '#api/calls/fund-index.ts'
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
import { BASIS_NAMES, ZONE_BOUNDS } from '#domain/fund/index-valuation.ts'
import { formatNav, formatRate } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { parseDecimal } from '#domain/money/money.ts'
import { navForm, percentForm, percentileForm } from '#domain/text/number-forms.ts'
import type { TextForm } from '#domain/text/plain-form.ts'
import {
  FUND_KINDS,
  INDEX_KINDS,
  reminderProblem,
  type Published,
  type ReminderKind,
} from '#domain/watch/price-reminder.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
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
import { KIND_NAMES, reminderText, SUBJECT_NAMES, type ReminderOf } from './reminder-words.ts'
import styles from './WatchedSheet.module.css'

interface Props {
  readonly of: ReminderOf
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

type Reminder = v.InferOutput<typeof listPriceReminders.payload>['reminders'][number]

const ONCE = '达到后发一条消息，只提醒一次，不代表买卖建议'

/** Asks for one message when a published figure reaches a limit, and lists what waits for one. */
export default function ReminderSheet({ of, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={`${SUBJECT_NAMES[of.subject]} ${of.name}`}>
      <div className={styles.fields}>
        {of.subject === 'fund' ? <FundReminders of={of} /> : <IndexReminders of={of} />}
      </div>
    </Sheet>
  )
}

interface OfProps {
  readonly of: ReminderOf
}

function FundReminders({ of }: OfProps) {
  const quotes = useQuery(queryFor(listFundQuotes, { fundCodes: of.code }))
  const quote = quotes.data?.funds[0]
  const newest = quote?.nav == null ? null : { level: quote.nav, dayChange: quote.dayChange }
  const day = formatNearDay(quote?.navDate, now14())
  return (
    <Reminders
      of={of}
      kinds={FUND_KINDS}
      newest={newest}
      note={`最新净值 ${formatNav(quote?.nav)}（${day}）。净值每个交易日晚间公布，${ONCE}`}
    />
  )
}

function IndexReminders({ of }: OfProps) {
  const { data: index } = useQuery(queryFor(queryIndex, { indexCode: of.code }))
  const percentile = index?.percentile ?? null
  const newest = percentile === null ? null : { level: percentile, dayChange: null }
  const { low, high } = ZONE_BOUNDS
  return (
    <Reminders
      of={of}
      kinds={INDEX_KINDS}
      newest={newest}
      note={`最新${index ? BASIS_NAMES[index.basis] : ''}百分位 ${formatRate(percentile)}（${formatNearDay(index?.date, now14())}）。百分位按每个交易日的收盘计算，${low}% 和 ${high}% 是走势图的两条线，${ONCE}`}
    />
  )
}

interface RemindersProps extends OfProps {
  readonly kinds: readonly [ReminderKind, ...ReminderKind[]]
  /** Null while it is not known. */
  readonly newest: Published | null
  readonly note: string
}

function Reminders({ of, kinds, newest, note }: RemindersProps) {
  const { subject, code } = of
  const query = useQuery(queryFor(listPriceReminders, { subject, code }))
  const [chosen, setChosen] = useState<string | null>(null)
  // One that has fired meanwhile can be changed no more.
  const changed = query.data?.reminders.find(({ reminderId }) => reminderId === chosen)
  return (
    <>
      <p className={styles.note}>{unbroken(note)}</p>
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
                  value={
                    <>
                      <Button
                        kind="text"
                        size="small"
                        onClick={() => setChosen(reminder.reminderId)}
                      >
                        修改
                      </Button>
                      <RemoveButton of={of} reminderId={reminder.reminderId} />
                    </>
                  }
                />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
      <ReminderForm
        key={changed?.reminderId ?? ''}
        {...{ of, kinds, newest, changed }}
        onLeave={() => setChosen(null)}
      />
    </>
  )
}

interface RemoveProps extends OfProps {
  readonly reminderId: string
}

function RemoveButton({ of: { subject, code }, reminderId }: RemoveProps) {
  const queries = useQueryClient()
  const removing = useSubmission({
    call: () => REMOVE({ subject, code, reminderId }),
    onDone: () => toast.show('已取消提醒'),
    onSettled: () => queries.invalidateQueries({ queryKey: [listPriceReminders.name] }),
    words: { unknown: { at: 'dialog', text: noAnswer('可以再次取消') } },
    repeatable: true,
  })
  return (
    <Button kind="text" size="small" onClick={() => removing.start()}>
      取消提醒
    </Button>
  )
}

const PROBLEMS = {
  reached: '最新值已经达到，请换一个值',
  notPositive: '请输入大于 0 的数',
  notPercentile: '请输入 1 到 99 的整数',
} as const

const PERCENT = { unit: '（%）', form: percentForm }
const FIELDS: Readonly<Record<ReminderKind, { readonly unit: string; readonly form: TextForm }>> = {
  valueUp: { unit: '', form: navForm },
  valueDown: { unit: '', form: navForm },
  changeUp: PERCENT,
  changeDown: PERCENT,
  percentileDown: { unit: '（%）', form: percentileForm },
  percentileUp: { unit: '（%）', form: percentileForm },
}

interface FormProps extends Omit<RemindersProps, 'note'> {
  /** The reminder whose place the new one takes. */
  readonly changed: Reminder | undefined
  readonly onLeave: () => void
}

function ReminderForm({ of, kinds, newest, changed, onLeave }: FormProps) {
  const queries = useQueryClient()
  const [kind, setKind] = useState<ReminderKind>(changed?.kind ?? kinds[0])
  const [typed, setTyped] = useState(changed?.limit ?? '')
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const limit = parseDecimal(typed.replace(/\.$/, ''))
  const found = limit === null ? null : reminderProblem({ kind, limit }, newest)
  const problem = limit === null ? '请输入提醒的值' : found && PROBLEMS[found]
  const setting = useSubmission({
    call: () =>
      limit === null
        ? null
        : SET({
            requestNo,
            code: of.code,
            kind,
            limit,
            ...(changed && { replaces: changed.reminderId }),
          }),
    onDone() {
      setRequestNo(newRequestNo())
      setTyped('')
      toast.show(changed ? '已修改提醒，达到后会发消息' : '已设提醒，达到后会发消息')
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [listPriceReminders.name] }),
    words: { unknown: { at: 'dialog', text: noAnswer('再次设置不会重复') } },
    repeatable: true,
  })
  const edit = () => {
    setRequestNo(newRequestNo())
    setting.edited()
  }
  return (
    <>
      <Chips
        label="提醒条件"
        items={kinds.map((key) => ({ key, label: KIND_NAMES[key], chosen: key === kind }))}
        onPick={(next) => {
          setKind(next)
          setTyped('')
          edit()
        }}
      />
      <TextField
        label={`${KIND_NAMES[kind]}${FIELDS[kind].unit}`}
        inputMode="numeric"
        value={typed}
        form={FIELDS[kind].form}
        problem={problem}
        onChange={(next) => {
          setTyped(next)
          edit()
        }}
      />
      <Button block size="large" missing={lacking(problem)} onClick={() => setting.start()}>
        {changed ? '修改提醒' : '设提醒'}
      </Button>
      {changed ? (
        <Button block kind="text" onClick={onLeave}>
          不修改了
        </Button>
      ) : null}
    </>
  )
}
