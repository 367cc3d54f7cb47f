import { isBound } from '../parts/is-bound.ts'
import { useCurrent } from '#api/use-current.ts'
import { useSnapshot } from 'valtio'
import { listBankCards } from '#api/calls/bank.ts'
import { getLoginUserInfo, queryWxAppletStatus } from '#api/calls/login.ts'
import { bindingPaths } from '#paths/binding.ts'
import type { PathInput } from '#paths/path.ts'
import { session } from '#session/session.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { StateResult } from '#features/account/binding/parts/StateResult.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { MissingPage } from '#templates/MissingPage.tsx'
import { combineAnswers } from '#templates/combine-queries.ts'
import { useTitle } from '#templates/use-title.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { END_WORDS, UNTIE_WORDS } from '#domain/binding/untying-words.ts'
import { ReplacementResult } from './ReplacementResult.tsx'
import { SignedOutResult } from './SignedOutResult.tsx'

type Input = PathInput<typeof bindingPaths.untieSuccess>

/** Shows what has come of an untying, as the provider has it; the address chooses words alone. */
export default function UntieSuccessScreen({ input }: { readonly input: Input }) {
  const { type, bankSerial, requestNo, from } = input
  const { openId } = useSnapshot(session)
  useTitle(UNTIE_WORDS[type].title)
  if (openId === '') return <SignedOutResult type={type} />
  if (type === '1' || type === '2') return <WeChatResult type={type} from={from} />
  if (type === '4') return <ReplacementResult requestNo={requestNo} from={from} />
  if (bankSerial === undefined) return <MissingPage />
  return <CardResult type={type} bankSerial={bankSerial} from={from} />
}

interface WeChatProps extends Pick<Input, 'from'> {
  readonly type: '1' | '2'
}

/** Shows whether the messaging app or the mini-program is still bound. */
function WeChatResult({ type, from }: WeChatProps) {
  const login = useCurrent(getLoginUserInfo, {})
  const applet = useCurrent(queryWxAppletStatus, {})
  return (
    <Loaded query={combineAnswers({ login, applet })} skeleton={<SkeletonScreen shape="detail" />}>
      {(all) => <EndResult type={type} isDone={!isBound(type, all)} from={from} />}
    </Loaded>
  )
}

interface CardProps extends Pick<Input, 'from'> {
  readonly type: '3' | '5'
  readonly bankSerial: string
}

/** Shows whether a card is still bound; of a contract, whether the card can still pay. */
function CardResult({ type, bankSerial, from }: CardProps) {
  const cards = useCurrent(listBankCards, {})
  return (
    <Loaded query={cards} skeleton={<SkeletonScreen shape="detail" />}>
      {({ cards: all }) => {
        const card = all.find((it) => it.bankSerial === bankSerial)
        const isDone = card === undefined || (type === '5' && !card.available)
        const main = type === '3' && all[0] !== undefined ? `现在的主卡是${cardName(all[0])}` : ''
        return (
          <EndResult type={type} isDone={isDone} bankSerial={bankSerial} from={from} note={main} />
        )
      }}
    </Loaded>
  )
}

interface EndProps extends Pick<Input, 'from' | 'bankSerial'> {
  readonly type: keyof typeof END_WORDS
  readonly isDone: boolean
  /** In place of the usual note once it is done. */
  readonly note?: string
}

/** An untying that is done, or that has not happened and can be tried again. */
function EndResult({ type, isDone, bankSerial, from, note = '' }: EndProps) {
  const { done, open } = END_WORDS[type]
  const to = bindingPaths.untieBinding.to({ type, step: '1', bankSerial, from })
  return (
    <StateResult
      words={
        isDone
          ? { tone: 'done', ...done, ...(note === '' ? {} : { note }), again: null }
          : { tone: 'failed', ...open, again: { text: '重新办理', to } }
      }
      from={from}
      footNote="如有疑问，请联系客服"
    />
  )
}
