import { phoneWays, type PhoneWay } from '#domain/identity/phone-change.ts'
import { nameVerified, type NameFacts } from '#domain/person/real-name.ts'
import { Choices, type Choice } from '#ui/fields/Choices.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { BoundCard } from '../parts/use-card-proof.ts'
import { ProveByCard } from './ProveByCard.tsx'
import { ProveByRequest } from './ProveByRequest.tsx'
import { ProveByMessage } from './ProveByMessage.tsx'

interface Props {
  /** Masked as the provider has them. */
  readonly user: NameFacts & {
    readonly mobileNo: string
    readonly custName: string
  }
  readonly cards: readonly BoundCard[]
  readonly way: PhoneWay
  readonly from: string | undefined
  readonly onWay: (way: PhoneWay) => void
  readonly onProved: (proofToken: string) => void
}

const WAYS: Readonly<Record<PhoneWay, Choice<PhoneWay>>> = {
  message: { key: 'message', label: '能接收短信', notes: ['向原手机号发送验证码'] },
  card: {
    key: 'card',
    label: '不能接收短信',
    notes: ['验证身份证号、银行卡号和银行预留手机号'],
  },
  request: {
    key: 'request',
    label: '银行预留手机号也不能接收',
    notes: ['上传手持身份证的照片，人工审核后更换'],
  },
}

/** How to prove who is there, and the proof itself. */
export function ProvePhone({ user, cards, way, from, onWay, onProved }: Props) {
  const open = phoneWays({ isVerified: nameVerified(user) === true, hasCard: cards.length > 0 })
  const choice = (
    <>
      <Choices
        title={`原手机号 ${user.mobileNo}`}
        choices={open.map((key) => WAYS[key])}
        value={way}
        onChange={onWay}
      />
      {way === 'message' ? null : (
        <Banner tone="info">更换后 24 小时内暂停快速取出、解绑和更换银行卡</Banner>
      )}
    </>
  )
  if (way === 'card') {
    return (
      <ProveByCard cards={cards} custName={user.custName} onProved={onProved}>
        {choice}
      </ProveByCard>
    )
  }
  if (way === 'request') {
    return (
      <ProveByRequest from={from} before={user.mobileNo}>
        {choice}
      </ProveByRequest>
    )
  }
  return <ProveByMessage onProved={onProved}>{choice}</ProveByMessage>
}
