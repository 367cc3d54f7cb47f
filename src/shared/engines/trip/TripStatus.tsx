import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { BankDeparture } from '#domain/navigation/departure.ts'
import type { TripState } from '#domain/navigation/trip.ts'
import { ResultTemplate, type ResultTone } from '#templates/ResultTemplate.tsx'
import { Button } from '#ui/base/Button.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { TripElsewhere } from './TripElsewhere.tsx'
import type { TripProgress } from './use-trip.ts'

interface Props {
  readonly trip: TripProgress
  readonly signNo: string
  /** The bank that the trip led to; by default the payment bank's. */
  readonly kind?: BankDeparture['kind']
  /** The bank's name; 银行 where it is not known. */
  readonly name: string
  /** Leaves for the bank's page once more. */
  readonly onAgain: () => Promise<void>
  /** The other thing to do, for example another card. */
  readonly instead: { readonly text: string; readonly onClick: () => void }
}

const FOOT = '办理结果以银行通知为准'

const REFUSED = { bankSign: '银行签约没有完成', pensionBank: '没有办理成功' } as const

const SENT = { bankSign: 'cmbOpenSignPage', pensionBank: 'openPensionBankPage' } as const

/** Returns what to expect of a bank that decides later. */
function processingNote(dueTime: Time14 | null): string {
  const usual = '通常需要 1 个工作日，您无需再次提交'
  if (dueTime === null) return usual
  return `${usual}。预计 ${formatDateTime(dueTime, { seconds: false })} 前有结果`
}

interface Facts {
  readonly name: string
  readonly kind: BankDeparture['kind']
  readonly remark: string
  readonly dueTime: Time14 | null
}

type Act = 'ask' | 'askAgain' | 'check' | 'goOn' | 'again' | 'instead' | 'giveUp'

interface TripWords {
  readonly tone: ResultTone
  readonly title: string
  readonly note: string
  readonly goesOn?: true
  /** The acts: first, second, and below the page. */
  readonly acts: readonly [Act, Act, Act?]
}

/** The words and acts of each state in which a trip has not led to a success. */
const STATES: Readonly<
  Record<Exclude<TripState['at'], 'elsewhere' | 'done' | 'abandoned'>, (facts: Facts) => TripWords>
> = {
  out: ({ name }) => ({
    tone: 'waiting',
    title: `请在${name}的页面完成办理`,
    note: '完成后会回到这里。如果已经办完，可以直接查询结果',
    goesOn: true,
    acts: ['ask', 'giveUp'],
  }),
  asking: () => ({
    tone: 'waiting',
    title: '正在等待银行结果',
    note: '银行的结果通常在一分钟内送达，请稍候',
    goesOn: true,
    acts: ['goOn', 'giveUp'],
  }),
  unknown: () => ({
    tone: 'waiting',
    title: '还没有收到银行结果',
    note: '没有办完可以继续办理；如果已经在银行页面完成，请稍后重新查询',
    acts: ['goOn', 'askAgain', 'giveUp'],
  }),
  refused: ({ kind, remark }) => ({
    tone: 'failed',
    title: REFUSED[kind],
    note: remark === '' ? '您可以重新发起' : `${remark}。您可以重新发起`,
    acts: ['again', 'instead'],
  }),
  expired: () => ({
    tone: 'failed',
    title: '办理已超时',
    note: '银行页面在 30 分钟内有效，请重新发起',
    acts: ['again', 'instead'],
  }),
  processing: ({ name, dueTime }) => ({
    tone: 'waiting',
    title: `${name}正在处理`,
    note: processingNote(dueTime),
    acts: ['check', 'instead'],
  }),
}

/** A trip to a bank's page that has not led to a success: its state, and what to do. */
export function TripStatus({ trip, signNo, kind = 'bankSign', name, onAgain, instead }: Props) {
  const { state, remark, dueTime, answered, ask, check, giveUp } = trip
  const { at } = state
  if (at === 'done' || at === 'abandoned') return null
  if (at === 'elsewhere') return <TripElsewhere signNo={signNo} kind={kind} />
  if (at === 'asking' && !answered) return <SkeletonScreen shape="steps" />
  const { acts, ...words } = STATES[at]({ name, kind, remark, dueTime })
  const sends = SENT[kind]
  const does = {
    ask: { text: '查询办理结果', onClick: ask },
    askAgain: { text: '重新查询', onClick: ask },
    check: { text: '重新查询', onClick: async () => void (await check()) },
    goOn: { text: '继续办理', sends, onClick: onAgain },
    again: { text: '重新发起', sends, onClick: onAgain },
    giveUp: { text: '放弃', onClick: giveUp },
    instead,
  }
  const [first, second, below] = acts
  return (
    <ResultTemplate {...words} primary={does[first]} secondary={does[second]} footNote={FOOT}>
      {below === undefined ? null : (
        <Button kind="text" block onClick={does[below].onClick}>
          {does[below].text}
        </Button>
      )}
    </ResultTemplate>
  )
}
